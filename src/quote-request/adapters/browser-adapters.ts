import type { RefObject } from "react";
import { HydrationData } from "../../hydration/attributes";
import { servedForm } from "../../hydration/served-form";
import { honeypotName } from "../form/fields/Honeypot";
import type { QuoteFormDependencies } from "../form/useQuoteRequest";
import { emptyQuoteRequest, type QuoteRequest, quoteRequestOf } from "../rules/quote-request";
import { submitQuoteRequest } from "../rules/submit-quote-request";
import { createAttemptStore } from "./attempt-store";
import { createDraft } from "./draft";
import { hideBlockedStorage } from "./hide-blocked-storage";
import { sendMail } from "./mail-client";
import { mailSettings } from "./mail-settings";
import { createUnseenResult } from "./unseen-result";

/** Time, storage, network and page, as the form uses them in a browser. `inbox` is the company's email address. */
export function createBrowserAdapters(
  inbox: string,
  form: RefObject<HTMLFormElement | null>,
): QuoteFormDependencies {
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
            load: loadMailClient,
            wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
            report: (error) => reportError(error),
          }),
      }),
    emptyHoneypot: () => {
      const honeypot = form.current?.elements.namedItem(honeypotName);
      if (!(honeypot instanceof HTMLInputElement) || honeypot.value === "") return false;
      honeypot.value = "";
      return true;
    },
    fetchMailClient: () => void loadMailClient().catch(() => undefined),
  };
}

function loadMailClient() {
  hideBlockedStorage(window);
  return import("@emailjs/browser");
}

/** What the visitor typed into the form before hydration, and whether the draft is already among it. */
function typedValues(): { typed: QuoteRequest; restored: boolean } {
  const form = servedForm();
  if (!form) return { typed: emptyQuoteRequest, restored: false };
  const values = new FormData(form);
  return {
    typed: quoteRequestOf((field) => String(values.get(field) ?? "")),
    restored: HydrationData.restored in form.dataset,
  };
}
