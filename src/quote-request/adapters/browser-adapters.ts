import type { RefObject } from "react";
import { honeypotName } from "../form/fields/QuoteFormFields";
import type { QuoteRequestDependencies } from "../form/useQuoteRequest";
import { quoteRequestOf } from "../rules/quote-request";
import { submitQuoteRequest } from "../rules/submit-quote-request";
import { createAttemptStore } from "./attempt-store";
import { sendMail } from "./mail-client";
import { mailSettings } from "./mail-settings";
import { keepDraft } from "./served-draft";
import { servedForm } from "./served-form";

/** Time, storage, network and page, as the form uses them in a browser. `inbox` is the company's email address. */
export function createBrowserAdapters(
  inbox: string,
  form: RefObject<HTMLFormElement | null>,
): QuoteRequestDependencies {
  const attempts = createAttemptStore(() => window.localStorage);
  return {
    initialValues: () => {
      const typed = new FormData(servedForm() ?? undefined);
      return quoteRequestOf((field) => String(typed.get(field) ?? ""));
    },
    keepDraft: (request) => {
      if (form.current) keepDraft(form.current, request);
    },
    submit: async (request) => {
      const honeypot = form.current?.elements.namedItem(honeypotName);
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
    },
  };
}
