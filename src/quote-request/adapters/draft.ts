import { createStoredValue, type TextStore } from "../../islands/stored-value";
import { emptyQuoteRequest, type QuoteRequest, quoteRequestOf } from "../rules/quote-request";
import { draftLifetime } from "./served-draft";

export const draftKey = "quote-draft";

/** Keeps what was typed for this tab, until it is sent or cleared or a day has passed; does nothing where storage is blocked. */
export function createDraft(openStore: () => TextStore, now: () => number) {
  const stored = createStoredValue(openStore, draftKey);
  return {
    read: (): QuoteRequest => {
      const texts: Readonly<Record<string, unknown>> = Object(stored.read());
      if (now() - Number(texts.at) > draftLifetime) return emptyQuoteRequest;
      return quoteRequestOf((field) => (typeof texts[field] === "string" ? texts[field] : ""));
    },
    keep: (request: QuoteRequest): void => void stored.write({ ...request, at: now() }),
    clear: (): void => void stored.write(undefined),
  };
}

export type Draft = ReturnType<typeof createDraft>;
