import type { QuoteRequest, QuoteRequestField } from "./quote-request";
import { quoteRequestSchema } from "./quote-request-schema";
import { checkRateLimit } from "./rate-limit";
import { sanitiseQuoteRequest } from "./sanitise";

type FieldMessages = Partial<Record<QuoteRequestField, string>>;

/** The seven parameters of the mail template; nothing else is ever sent (specification, point 3). */
export interface TemplateParameters extends QuoteRequest {
  to_email: string;
}

/**
 * The outcome of sending a message: sent; refused by the client itself, or by the provider for the account or its quota;
 * rejected by the provider; a server error; unreachable, a filter's page included; or without an answer in time.
 */
export type MailOutcome = "sent" | "refused" | "rejected" | "server error" | "unreachable" | "timed out";

/** The outcomes after which a message may have reached the inbox, and a rejected one. */
const counted: readonly MailOutcome[] = ["sent", "rejected", "timed out"];

/** Remembers when requests were sent, by email address in small letters. Times are in milliseconds since 1970. */
export interface AttemptStore {
  timesOf: (email: string) => readonly number[];
  add: (email: string, now: number) => void;
  /** Forgets an attempt that turned out not to count. */
  takeBack: (email: string, time: number) => void;
}

/** The outcome of a submission. `request` is the sanitised request, as it was sent. */
export type SubmissionOutcome =
  | { kind: "sent"; request: QuoteRequest }
  | { kind: "failed" }
  | { kind: "rate limited"; waitMinutes: number };

export interface SubmissionDependencies {
  now: () => number;
  attempts: AttemptStore;
  inbox: string;
  send: (parameters: TemplateParameters) => Promise<MailOutcome>;
}

export interface CheckedRequest {
  /** The message of each field that breaks a rule, as typed or after sanitising. Empty for a valid request. */
  messages: FieldMessages;
  /** The request as it is sent. */
  sanitised: QuoteRequest;
}

/** Validates a request, sanitises it and validates it again. */
export function checkRequest(typed: QuoteRequest): CheckedRequest {
  const sanitised = sanitiseQuoteRequest(typed);
  return { messages: { ...brokenRules(sanitised), ...brokenRules(typed) }, sanitised };
}

/** The first message of each field. `fromEntries` keeps the last one of a field, so the issues come in reverse. */
function brokenRules(request: QuoteRequest): FieldMessages {
  const issues = quoteRequestSchema.safeParse(request).error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path[0], message]));
}

/** Counts an attempt to send a request that `checkRequest` found valid and sanitised, and sends it. */
export async function submitQuoteRequest(
  request: QuoteRequest,
  { now, attempts, inbox, send }: SubmissionDependencies,
): Promise<SubmissionOutcome> {
  const email = request.email.trim().toLowerCase();
  const time = now();
  const waitMinutes = checkRateLimit(attempts.timesOf(email), time);
  if (waitMinutes > 0) return { kind: "rate limited", waitMinutes };
  // Count before sending: the visitor may leave the page meanwhile.
  attempts.add(email, time);
  const outcome = await send({ ...request, to_email: inbox });
  // A bad connection or a failing provider must not use up the visitor's attempts.
  if (!counted.includes(outcome)) attempts.takeBack(email, time);
  return outcome === "sent" ? { kind: "sent", request } : { kind: "failed" };
}
