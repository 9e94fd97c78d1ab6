import type { QuoteRequest } from "../rules/quote-request";
import { type MailOutcome, sendMail } from "./mail-client";
import { attemptsOf, keepAttempts, minutesToWait } from "./rate-limit";

/** The outcome of a submission. */
export type SubmissionOutcome = { kind: "sent" | "failed" } | { kind: "rate limited"; waitMinutes: number };

/** The outcomes that count as an attempt: the message may have reached the inbox, or the provider rejected its content. */
const counted: readonly MailOutcome[] = ["sent", "rejected", "timed out"];

/** Counts an attempt to send a request that `checkRequest` has sanitised and found valid, and sends it. */
export async function submitQuoteRequest(request: QuoteRequest, inbox: string): Promise<SubmissionOutcome> {
  const email = request.email.trim().toLowerCase();
  const now = Date.now();
  const waitMinutes = minutesToWait(attemptsOf(email), now);
  if (waitMinutes > 0) return { kind: "rate limited", waitMinutes };
  // Count before sending: the visitor may leave the page meanwhile.
  keepAttempts(email, [...attemptsOf(email), now]);
  const outcome = await sendMail({ ...request, to_email: inbox });
  // A bad connection or a failing provider must not use up the visitor's attempts.
  if (!counted.includes(outcome))
    keepAttempts(
      email,
      attemptsOf(email).filter((time) => time !== now),
    );
  return { kind: outcome === "sent" ? "sent" : "failed" };
}
