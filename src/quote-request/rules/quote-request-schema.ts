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

/** Without marks of a text's direction, which Windows and iOS copy with a phone number. */
const visible = z.overwrite<string>((text) => text.replace(/\p{Bidi_Control}/gu, "").trim());

type Check = Parameters<z.ZodMiniString["check"]>[number];

const required = (label: string, ...checks: readonly Check[]) =>
  z.string().check(visible, z.minLength(1, `${label} is required`), ...checks);

const atMost = (label: string, longest: number) =>
  z.maxLength(longest, `${label} must be less than ${longest} characters`);

const accepted = (label: string, refused: RegExp) =>
  z.refine<string>((text) => !refused.test(text), `${label} contains invalid characters`);

const name = (label: string) =>
  required(label, atMost(label, limits.name), accepted(label, refusedCharacters.name));

/** The rules of the form, each with the message that the visitor sees (specification, point 5). The first that fails is shown. */
export const quoteRequestSchema = z.object({
  firstName: name("First name"),
  lastName: name("Last name"),
  email: required(
    "Email",
    z.regex(z.regexes.email, "Please enter a valid email address"),
    atMost("Email", limits.email),
  ),
  phone: required(
    "Phone number",
    z.regex(/^\+?[\d\s()-]{10,15}$/, "Please enter a valid phone number"),
    atMost("Phone number", limits.phone),
  ),
  address: required(
    "Address",
    atMost("Address", limits.address),
    accepted("Address", refusedCharacters.address),
  ),
  projectDetails: z
    .string()
    .check(
      visible,
      z.minLength(
        limits.details.min,
        `Please provide at least ${limits.details.min} characters describing your project`,
      ),
      atMost("Project details", limits.details.max),
    ),
} satisfies Record<keyof QuoteRequest, z.ZodMiniType>);
