import { honeypotName } from "../form/fields/QuoteFormFields";
import type { QuoteRequest } from "../rules/quote-request";
import { type SubmissionOutcome, submitQuoteRequest } from "../rules/submit-quote-request";
import { createAttemptStore } from "./attempt-store";
import { sendMail } from "./mail-client";
import { mailSettings } from "./mail-settings";

const attempts = createAttemptStore(() => window.localStorage);

/** Submits a request from its form to the company's inbox, with the browser's time, storage and network. */
export async function submitFrom(
  form: HTMLFormElement | null,
  request: QuoteRequest,
  inbox: string,
): Promise<SubmissionOutcome> {
  const honeypot = form?.elements.namedItem(honeypotName);
  if (honeypot instanceof HTMLInputElement && honeypot.value !== "") {
    // A person whose browser filled it in sends once more.
    honeypot.value = "";
    return { kind: "failed" };
  }
  return submitQuoteRequest(request, {
    now: Date.now,
    attempts,
    subtle: window.crypto?.subtle,
    inbox,
    send: (parameters) => sendMail(parameters, mailSettings()),
  });
}
