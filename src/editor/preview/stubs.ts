import type { QuoteRequestDependencies } from "../../quote-request/form/useQuoteRequest";
import { emptyQuoteRequest } from "../../quote-request/rules/quote-request";

/** What the quote form has in the place of storage and network in previews: it sends nothing, and shows its thanks. */
export function createBrowserAdapters(): QuoteRequestDependencies {
  return {
    initialValues: () => emptyQuoteRequest,
    keepDraft: () => {},
    submit: async (request) => ({ kind: "sent", request }),
  };
}

/** Imported where there were queries. */
export const graphql = () => undefined;
