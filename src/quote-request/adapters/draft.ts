import { emptyQuoteRequest, type QuoteRequest, quoteRequestOf } from "../rules/quote-request";
import type { TextStore } from "./attempt-store";

export const draftKey = "quote-draft";

/** Keeps what was typed for this tab, until it is sent or cleared; does nothing where storage is blocked. */
export function createDraft(openStore: () => TextStore) {
  return {
    read: (): QuoteRequest => {
      const values = orNothing(() => JSON.parse(openStore().getItem(draftKey) ?? "{}"));
      if (typeof values !== "object" || values === null) return emptyQuoteRequest;
      const texts: Readonly<Record<string, unknown>> = { ...values };
      return quoteRequestOf((field) => (typeof texts[field] === "string" ? texts[field] : ""));
    },
    keep: (request: QuoteRequest): void => {
      orNothing(() => openStore().setItem(draftKey, JSON.stringify(request)));
    },
    clear: (): void => {
      orNothing(() => openStore().removeItem(draftKey));
    },
  };
}

export type Draft = ReturnType<typeof createDraft>;

function orNothing<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
