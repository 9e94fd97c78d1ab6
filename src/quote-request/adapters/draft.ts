import { type QuoteRequest, quoteRequestOf } from "../rules/quote-request";
import { createStoredValue, type TextStore } from "./stored-value";

export const draftKey = "quote-draft";

/** Keeps what was typed for this tab, until it is sent or cleared; does nothing where storage is blocked. */
export function createDraft(openStore: () => TextStore) {
  const stored = createStoredValue(openStore, draftKey);
  return {
    read: (): QuoteRequest => {
      const texts: Readonly<Record<string, unknown>> = Object(stored.read());
      return quoteRequestOf((field) => (typeof texts[field] === "string" ? texts[field] : ""));
    },
    keep: (request: QuoteRequest): void => void stored.write(request),
    clear: (): void => void stored.write(undefined),
  };
}

export type Draft = ReturnType<typeof createDraft>;
