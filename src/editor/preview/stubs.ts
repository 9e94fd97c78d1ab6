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

/** Gatsby takes queries out while it builds; in previews nothing does, and they are not run. */
export const graphql = () => undefined;
