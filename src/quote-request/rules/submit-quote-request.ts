import { type AttemptStore, attemptKey, type Hashing } from "../adapters/attempt-store";
import type { MailOutcome, TemplateParameters } from "../adapters/mail-client";
import type { QuoteRequest, QuoteRequestField } from "./quote-request";
import { quoteRequestSchema } from "./quote-request-schema";
import { checkRateLimit } from "./rate-limit";
import { sanitiseQuoteRequest } from "./sanitise";

type FieldMessages = Partial<Record<QuoteRequestField, string>>;

/** What came of a request; `request` is as it was sent. */
export type SubmissionOutcome =
  | { kind: "sent"; request: QuoteRequest }
  | { kind: "failed" }
  | { kind: "rate limited"; waitMinutes: number };

export interface SubmissionDependencies {
  now: () => number;
  attempts: AttemptStore;
  subtle: Hashing | undefined;
  inbox: string;
  send: (parameters: TemplateParameters) => Promise<MailOutcome>;
}

/** The message of each field that breaks a rule, as typed or once it is sanitised; empty for a valid request. */
export function fieldMessages(request: QuoteRequest): FieldMessages {
  return { ...brokenRules(sanitiseQuoteRequest(request)), ...brokenRules(request) };
}

/** Of several messages of a field the first, which is set last. */
function brokenRules(request: QuoteRequest): FieldMessages {
  const issues = quoteRequestSchema.safeParse(request).error?.issues ?? [];
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path[0], message]));
}

/** Checks a request, sanitises it, counts the attempt and sends it. Whatever is sent is itself valid. */
export async function submitQuoteRequest(
  typed: QuoteRequest,
  { now, attempts, subtle, inbox, send }: SubmissionDependencies,
): Promise<SubmissionOutcome> {
  if (Object.keys(fieldMessages(typed)).length > 0) return { kind: "failed" };
  const request = sanitiseQuoteRequest(typed);
  const key = await attemptKey(request.email, subtle);
  const time = now();
  const waitMinutes = checkRateLimit(attempts.attempts(key), time);
  if (waitMinutes > 0) return { kind: "rate limited", waitMinutes };
  // Before it is sent, so that a page that is left meanwhile does not lose count.
  attempts.add(key, time);
  const outcome = await send({ ...request, to_email: inbox });
  // A bad line or a failing provider locks nobody out.
  if (outcome === "not sent") attempts.takeBack(key, time);
  return outcome === "sent" ? { kind: "sent", request } : { kind: "failed" };
}
