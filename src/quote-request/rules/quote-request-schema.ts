import * as z from "zod/mini";
import type { QuoteRequest, QuoteRequestField } from "./quote-request";
import { readableValue } from "./readable-text";

/** Longest texts in characters, and the shortest project details (specification, point 9). */
export const limits = {
  name: 50,
  email: 100,
  phone: 20,
  address: 200,
  details: { min: 10, max: 1000 },
} as const;

/**
 * Anything but letters of all scripts, accents, blanks and a few marks; phones type ’ for '. ZWNJ and ZWJ stand between
 * letters of some scripts.
 */
export const refusedCharacters = {
  name: /[^\p{L}\p{M}\p{Join_Control} '’-]/u,
  address: /[^\p{L}\p{M}\p{N}\p{Join_Control}\s,.-]/u,
} as const;

const readable = (field: QuoteRequestField) => z.overwrite<string>((text) => readableValue(field, text));

type Check = Parameters<z.ZodMiniString["check"]>[number];

const required = (field: QuoteRequestField, label: string, ...checks: readonly Check[]) =>
  z.string().check(readable(field), z.minLength(1, `${label} is required`), ...checks);

const atMost = (label: string, longest: number) =>
  z.maxLength(longest, `${label} must be less than ${longest} characters`);

const accepted = (label: string, refused: RegExp) =>
  z.refine<string>((text) => !refused.test(text), `${label} contains invalid characters`);

const name = (field: "firstName" | "lastName", label: string) =>
  required(field, label, atMost(label, limits.name), accepted(label, refusedCharacters.name));

/** The rules of the form, each with the message that the visitor sees (specification, point 5). The first that fails is shown. */
export const quoteRequestSchema = z.object({
  firstName: name("firstName", "First name"),
  lastName: name("lastName", "Last name"),
  // The HTML standard's rule, so that what the browser accepts is accepted, and a dot in the domain.
  email: required(
    "email",
    "Email",
    z.regex(z.regexes.html5Email, "Please enter a valid email address"),
    z.regex(/@[^.]+\./, "Please enter a valid email address"),
    atMost("Email", limits.email),
  ),
  phone: required(
    "phone",
    "Phone number",
    z.regex(/^\+?[\d\s()-]{10,15}$/, "Please enter a valid phone number"),
    atMost("Phone number", limits.phone),
  ),
  address: required(
    "address",
    "Address",
    atMost("Address", limits.address),
    accepted("Address", refusedCharacters.address),
  ),
  projectDetails: z
    .string()
    .check(
      readable("projectDetails"),
      z.minLength(
        limits.details.min,
        `Please provide at least ${limits.details.min} characters describing your project`,
      ),
      atMost("Project details", limits.details.max),
    ),
} satisfies Record<keyof QuoteRequest, z.ZodMiniType>);
