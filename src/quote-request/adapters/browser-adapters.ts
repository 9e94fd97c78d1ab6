// Before EmailJS, which looks for storage as it loads.
import "./hide-blocked-storage";
import { init, send } from "@emailjs/browser";
import type { RefObject } from "react";
import { IslandData } from "../../islands/attributes";
import { honeypotName } from "../form/fields/QuoteFormFields";
import type { QuoteRequestDependencies } from "../form/useQuoteRequest";
import { emptyQuoteRequest, type QuoteRequest, quoteRequestOf } from "../rules/quote-request";
import { submitQuoteRequest } from "../rules/submit-quote-request";
import { createAttemptStore } from "./attempt-store";
import { createDraft } from "./draft";
import { sendMail } from "./mail-client";
import { mailSettings } from "./mail-settings";
import { servedForm } from "./served-form";
import { createUnseenResult } from "./unseen-result";

/** Time, storage, network and page, as the form uses them in a browser. `inbox` is the company's email address. */
export function createBrowserAdapters(
  inbox: string,
  form: RefObject<HTMLFormElement | null>,
): QuoteRequestDependencies {
  const attempts = createAttemptStore(() => window.localStorage);
  const draft = createDraft(() => window.sessionStorage, Date.now);
  return {
    draft,
    unseenResult: createUnseenResult(() => window.sessionStorage),
    initialValues: () => {
      const { typed, restored } = typedValues();
      const kept = restored ? emptyQuoteRequest : draft.read();
      return quoteRequestOf((field) => typed[field] || kept[field]);
    },
    submit: (request) =>
      submitQuoteRequest(request, {
        now: Date.now,
        attempts,
        subtle: window.crypto?.subtle,
        inbox,
        send: (parameters) =>
          sendMail(parameters, mailSettings(), {
            client: { init, send },
            wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
          }),
      }),
    emptyHoneypot: () => {
      const honeypot = form.current?.elements.namedItem(honeypotName);
      if (!(honeypot instanceof HTMLInputElement) || honeypot.value === "") return false;
      honeypot.value = "";
      return true;
    },
  };
}

/** What the visitor typed into the form before hydration, and whether the draft is already among it. */
function typedValues(): { typed: QuoteRequest; restored: boolean } {
  const form = servedForm();
  if (!form) return { typed: emptyQuoteRequest, restored: false };
  const values = new FormData(form);
  return {
    typed: quoteRequestOf((field) => String(values.get(field) ?? "")),
    restored: IslandData.restored in form.dataset,
  };
}
