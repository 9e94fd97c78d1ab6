import { type AttemptStore, attemptKey, type Hashing } from "../adapters/attempt-store";
import type { MailOutcome, TemplateParameters } from "../adapters/mail-client";
import { type QuoteRequest, type QuoteRequestField, quoteRequestFields } from "./quote-request";
import { quoteRequestSchema } from "./quote-request-schema";
import { checkRateLimit } from "./rate-limit";
import { sanitiseQuoteRequest, withoutDirectionMarks } from "./sanitise";

export type FieldMessages = Partial<Record<QuoteRequestField, string>>;

export type SubmissionOutcome =
  | { kind: "invalid"; messages: FieldMessages }
  | { kind: "rate limited"; waitMinutes: number }
  | MailOutcome;

export interface SubmissionDependencies {
  now: () => number;
  attempts: AttemptStore;
  subtle: Hashing | undefined;
  inbox: string;
  send: (parameters: TemplateParameters) => Promise<MailOutcome>;
}

/** The message of each field that breaks a rule, as typed or once it is sanitised; empty for a valid request. */
export function fieldMessages(request: QuoteRequest): FieldMessages {
  return { ...brokenRules(sanitiseQuoteRequest(request)), ...brokenRules(withoutDirectionMarks(request)) };
}

function brokenRules(request: QuoteRequest): FieldMessages {
  const result = quoteRequestSchema.safeParse(request);
  const issues = result.success ? [] : result.error.issues;
  const messages = quoteRequestFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message]] : [];
  });
  return Object.fromEntries(messages);
}

/** Checks a request, sanitises it, counts the attempt and sends it. Whatever is sent is itself valid. */
export async function submitQuoteRequest(
  request: QuoteRequest,
  { now, attempts, subtle, inbox, send }: SubmissionDependencies,
): Promise<SubmissionOutcome> {
  const messages = fieldMessages(request);
  if (Object.keys(messages).length > 0) return { kind: "invalid", messages };
  const clean = sanitiseQuoteRequest(request);
  const key = await attemptKey(clean.email, subtle);
  const time = now();
  const limit = checkRateLimit(attempts.attempts(key, time), time);
  if (!limit.allowed) return { kind: "rate limited", waitMinutes: limit.waitMinutes };
  // Before it is sent, so that a page that is left meanwhile does not lose count.
  attempts.add(key, time);
  const outcome = await send({ ...clean, to_email: inbox });
  if (!mayHaveReached(outcome)) attempts.takeBack(key, time, now());
  return outcome;
}

/** Whether a request may have arrived or was refused. A bad line or a failing provider locks nobody out. */
function mayHaveReached(outcome: MailOutcome): boolean {
  if (outcome.kind === "rejected") return outcome.status >= 400 && outcome.status < 500;
  return outcome.kind === "sent" || outcome.kind === "timed out";
}
