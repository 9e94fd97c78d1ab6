import * as z from "zod/mini";
import { limits, type QuoteRequest, type QuoteRequestField } from "./quote-request";
import { readableValue, sanitiseQuoteRequest } from "./sanitise";

/** Characters that each field rejects. Phones type ’ for '. ZWNJ and ZWJ (Join_Control) join letters of some scripts. */
export const refusedCharacters = {
  name: /[^\p{L}\p{M}\p{Join_Control} '’-]/u,
  address: /[^\p{L}\p{M}\p{N}\p{Join_Control}\s,.-]/u,
} as const;

/** The messages under invalid fields. `label` names the field. */
export const messages = {
  required: (label: string) => `${label} is required`,
  tooLong: (label: string, longest: number) => `${label} must be less than ${longest} characters`,
  invalidCharacters: (label: string) => `${label} contains invalid characters`,
  invalidEmail: "Please enter a valid email address",
  invalidPhone: "Please enter a valid phone number",
  tooShort: `Please provide at least ${limits.details.min} characters describing your project`,
} as const;

/** The names of the fields in messages. */
export const namesInMessages = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone number",
  address: "Address",
  projectDetails: "Project details",
} as const satisfies Record<QuoteRequestField, string>;

const readable = (field: QuoteRequestField) => z.overwrite<string>((text) => readableValue(field, text));

type Check = Parameters<z.ZodMiniString["check"]>[number];

const required = (field: QuoteRequestField, ...checks: readonly Check[]) =>
  z.string().check(readable(field), z.minLength(1, messages.required(namesInMessages[field])), ...checks);

const atMost = (field: QuoteRequestField, longest: number) =>
  z.maxLength(longest, messages.tooLong(namesInMessages[field], longest));

const without = (field: QuoteRequestField, refused: RegExp) =>
  z.refine<string>((text) => !refused.test(text), messages.invalidCharacters(namesInMessages[field]));

const name = (field: "firstName" | "lastName") =>
  required(field, atMost(field, limits.name), without(field, refusedCharacters.name));

/** The rules of the form, each with its message. The message of the first rule that a value breaks is shown. */
export const quoteRequestSchema = z.object({
  firstName: name("firstName"),
  lastName: name("lastName"),
  // The HTML standard's rule, so that what the browser accepts is accepted, and a dot in the domain.
  email: required(
    "email",
    z.regex(z.regexes.html5Email, messages.invalidEmail),
    z.regex(/@[^.]+\./, messages.invalidEmail),
    atMost("email", limits.email),
  ),
  phone: required(
    "phone",
    z.regex(/^\+?[\d\s()-]{10,15}$/, messages.invalidPhone),
    // The specification's; its pattern always fails first.
    atMost("phone", limits.phone),
  ),
  address: required(
    "address",
    atMost("address", limits.address),
    without("address", refusedCharacters.address),
  ),
  projectDetails: z
    .string()
    .check(
      readable("projectDetails"),
      z.minLength(limits.details.min, messages.tooShort),
      atMost("projectDetails", limits.details.max),
    ),
} satisfies Record<keyof QuoteRequest, z.ZodMiniType>);

type FieldMessages = Partial<Record<QuoteRequestField, string>>;

/** Sanitises a request, and returns the message of each field that breaks a rule as it was typed or as it would be sent. */
export function checkRequest(typed: QuoteRequest): { sanitised: QuoteRequest; messages: FieldMessages } {
  const sanitised = sanitiseQuoteRequest(typed);
  return { sanitised, messages: { ...brokenRules(sanitised), ...brokenRules(typed) } };
}

/** The first message of each field. `fromEntries` keeps the last one of a field, so the issues come in reverse. */
function brokenRules(request: QuoteRequest): FieldMessages {
  const issues = quoteRequestSchema.safeParse(request).error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]));
}
