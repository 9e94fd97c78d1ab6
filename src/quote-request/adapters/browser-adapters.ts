import type { QuoteRequest } from "../rules/quote-request";
import { type SubmissionOutcome, submitQuoteRequest } from "../rules/submit-quote-request";
import { createAttemptStore } from "./attempt-store";
import { sendMail } from "./mail-client";
import { mailSettings } from "./mail-settings";

const attempts = createAttemptStore(() => window.localStorage);

/** Submits a request to the company's inbox, with the browser's time, storage and network. */
export function submitInBrowser(request: QuoteRequest, inbox: string): Promise<SubmissionOutcome> {
  return submitQuoteRequest(request, {
    now: Date.now,
    attempts,
    inbox,
    send: (parameters) => sendMail(parameters, mailSettings()),
  });
}
