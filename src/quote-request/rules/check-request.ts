import type { QuoteRequest, QuoteRequestField } from "./quote-request";
import { quoteRequestSchema } from "./quote-request-schema";
import { sanitiseQuoteRequest } from "./sanitise";

type FieldMessages = Partial<Record<QuoteRequestField, string>>;

export interface CheckedRequest {
  /** The message of each field that breaks a rule, as typed or after sanitising. Empty for a valid request. */
  messages: FieldMessages;
  /** The request as it is sent. */
  sanitised: QuoteRequest;
}

/** Checks a request as it was typed and as it would be sent: what is sanitised must be valid, too. */
export function checkRequest(typed: QuoteRequest): CheckedRequest {
  const sanitised = sanitiseQuoteRequest(typed);
  return { messages: { ...brokenRules(sanitised), ...brokenRules(typed) }, sanitised };
}

/** The first message of each field. `fromEntries` keeps the last one of a field, so the issues come in reverse. */
function brokenRules(request: QuoteRequest): FieldMessages {
  const issues = quoteRequestSchema.safeParse(request).error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]));
}
