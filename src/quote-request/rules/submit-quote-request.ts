import { attemptKey, type Hashing } from "./attempt-key";
import type { QuoteRequest, QuoteRequestField } from "./quote-request";
import { quoteRequestSchema } from "./quote-request-schema";
import { checkRateLimit } from "./rate-limit";
import { sanitiseQuoteRequest } from "./sanitise";

type FieldMessages = Partial<Record<QuoteRequestField, string>>;

/** The seven parameters of the mail template; nothing else is ever sent (specification, point 3). */
export interface TemplateParameters extends QuoteRequest {
  to_email: string;
}

/** The outcome of sending a message. `unknown`: the provider refused it, or it may still arrive. */
export type MailOutcome = "sent" | "not sent" | "unknown";

/** Remembers when requests were sent, by the key of their email address. Times are in milliseconds since 1970. */
export interface AttemptStore {
  timesOf: (key: string) => readonly number[];
  add: (key: string, now: number) => void;
  /** Forgets an attempt that turned out not to count. */
  takeBack: (key: string, time: number) => void;
}

/** The outcome of a submission. `request` is the sanitised request, as it was sent. */
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
  { now, attempts, subtle, inbox, send }: SubmissionDependencies,
): Promise<SubmissionOutcome> {
  const key = await attemptKey(request.email, subtle);
  const time = now();
  const waitMinutes = checkRateLimit(attempts.timesOf(key), time);
  if (waitMinutes > 0) return { kind: "rate limited", waitMinutes };
  // Count before sending: the visitor may leave the page meanwhile.
  attempts.add(key, time);
  const outcome = await send({ ...request, to_email: inbox });
  // A bad connection or a failing provider must not use up the visitor's attempts.
  if (outcome === "not sent") attempts.takeBack(key, time);
  return outcome === "sent" ? { kind: "sent", request } : { kind: "failed" };
}
