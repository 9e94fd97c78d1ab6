import type { RefObject } from "react";
import { createAttemptStore } from "./attempt-store";
import { trapName } from "./BotTrap";
import { quoteFormId } from "./control-id";
import { createDraft } from "./draft";
import { hideBlockedStorage } from "./hide-blocked-storage";
import { sendMail } from "./mail-client";
import { mailSettings } from "./mail-settings";
import { emptyQuoteRequest, type QuoteRequest, quoteRequestOf } from "./quote-request";
import { submitQuoteRequest } from "./submit-quote-request";
import type { QuoteRequestWorld } from "./useQuoteRequest";

/** Time, storage, network and page, as the form uses them in a browser. `inbox` is the company's email address. */
export function createBrowserWorld(
  inbox: string,
  form: RefObject<HTMLFormElement | null>,
): QuoteRequestWorld & { forgetOldAttempts: () => void } {
  const attempts = createAttemptStore(() => window.localStorage);
  const draft = createDraft(() => window.sessionStorage);
  return {
    draft,
    initialValues: () => {
      const typed = typedValues();
      const kept = draft.read();
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
            load: () => {
              hideBlockedStorage(window);
              return import("@emailjs/browser");
            },
            wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
          }),
      }),
    emptyTrap: () => {
      const trap = form.current?.elements.namedItem(trapName);
      if (!(trap instanceof HTMLInputElement) || trap.value === "") return false;
      trap.value = "";
      return true;
    },
    forgetOldAttempts: () => attempts.forgetOld(Date.now()),
  };
}

/** What the visitor typed into the form's HTML before React took over. */
function typedValues(): QuoteRequest {
  if (typeof document === "undefined") return emptyQuoteRequest;
  const form = document.getElementById(quoteFormId);
  if (!(form instanceof HTMLFormElement)) return emptyQuoteRequest;
  const values = new FormData(form);
  return quoteRequestOf((field) => String(values.get(field) ?? ""));
}
