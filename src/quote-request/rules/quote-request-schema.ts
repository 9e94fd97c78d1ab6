import * as z from "zod/mini";
import type { QuoteRequest } from "./quote-request";

/** Longest texts in characters, and the shortest project details (specification, point 9). */
export const limits = {
  name: 50,
  email: 100,
  phone: 20,
  address: 200,
  details: { min: 10, max: 1000 },
} as const;

/** Anything but letters of all scripts, accents, blanks and a few marks; phones type ’ for '. */
export const refusedCharacters = {
  name: /[^\p{L}\p{M} '’-]/u,
  address: /[^\p{L}\p{M}\p{N}\s,.-]/u,
} as const;

const phonePattern = /^\+?[\d\s()-]{10,15}$/;

const name = (label: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, `${label} is required`),
    z.maxLength(limits.name, `${label} must be less than ${limits.name} characters`),
    z.refine((text) => !refusedCharacters.name.test(text), `${label} contains invalid characters`),
  );

/** The rules of the form, each with the message that the visitor sees (specification, point 5). The first that fails is shown. */
export const quoteRequestSchema = z.object({
  firstName: name("First name"),
  lastName: name("Last name"),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Email is required"),
      z.regex(z.regexes.email, "Please enter a valid email address"),
      z.maxLength(limits.email, `Email must be less than ${limits.email} characters`),
    ),
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Phone number is required"),
      z.regex(phonePattern, "Please enter a valid phone number"),
      z.maxLength(limits.phone, `Phone number must be less than ${limits.phone} characters`),
    ),
  address: z.string().check(
    z.trim(),
    z.minLength(1, "Address is required"),
    z.maxLength(limits.address, `Address must be less than ${limits.address} characters`),
    z.refine((text) => !refusedCharacters.address.test(text), "Address contains invalid characters"),
  ),
  projectDetails: z
    .string()
    .check(
      z.trim(),
      z.minLength(
        limits.details.min,
        `Please provide at least ${limits.details.min} characters describing your project`,
      ),
      z.maxLength(limits.details.max, `Project details must be less than ${limits.details.max} characters`),
    ),
} satisfies Record<keyof QuoteRequest, z.ZodMiniType>);
