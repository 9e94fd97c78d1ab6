import type { submitInBrowser as submit } from "../../quote-request/adapters/browser-adapters";

/** In previews the quote form sends nothing, and shows its thanks. */
export const submitInBrowser: typeof submit = async (request) => ({ kind: "sent", request });
