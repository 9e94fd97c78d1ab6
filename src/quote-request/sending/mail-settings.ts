/** Settings for @emailjs/browser: here, to post to the local outbox. */
export const outboxSettings = {
  /** The provider's address without a slash at the end; empty for the site's own. */
  origin: "",
  publicKey: "local-public-key",
  serviceId: "local-service",
  templateId: "quote-request",
  /** Refuse to send from browsers that look automated; the client answers 451. */
  blockHeadless: false,
  /** Email addresses that may not send; the client answers 403. */
  blockList: [] as string[],
};

export type MailSettings = typeof outboxSettings;

/** The environment's mail service, or else the local outbox. Gatsby replaces only variables that are written out in full. */
export function mailSettings(): MailSettings {
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY;
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID;
  const templateId = process.env.GATSBY_EMAILJS_TEMPLATE_ID;
  const ids = publicKey && serviceId && templateId ? { publicKey, serviceId, templateId } : undefined;
  const isOutbox = !ids || publicKey === outboxSettings.publicKey;
  return {
    ...outboxSettings,
    ...ids,
    origin:
      process.env.GATSBY_EMAILJS_ORIGIN || (isOutbox ? outboxSettings.origin : "https://api.emailjs.com"),
    blockHeadless: process.env.GATSBY_EMAILJS_BLOCK_HEADLESS === "true",
    blockList: (process.env.GATSBY_EMAILJS_BLOCK_LIST ?? "").split(/[\s,]+/).filter(Boolean),
  };
}
