import type { submitFrom as submit } from "../../quote-request/adapters/browser-adapters";

/** In previews the quote form sends nothing, and shows its thanks. */
export const submitFrom: typeof submit = async (_form, request) => ({ kind: "sent", request });

/** Imported where there were queries. */
export const graphql = () => undefined;
