import type { submitQuoteRequest as submit } from "../../quote-request/sending/submit-quote-request";

/** In previews the quote form sends nothing, and shows its thanks. */
export const submitQuoteRequest: typeof submit = async (request) => ({ kind: "sent", request });
