import type { submitFrom as submit } from "../../quote-request/adapters/browser-adapters";

/** In previews the quote form sends nothing, and shows its thanks. */
export const submitFrom: typeof submit = async (_form, request) => ({ kind: "sent", request });

/** Gatsby takes queries out while it builds; in previews nothing does, and they are not run. */
export const graphql = () => undefined;
