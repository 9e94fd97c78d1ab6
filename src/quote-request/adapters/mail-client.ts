// Import this before EmailJS, which accesses storage while it loads.
import "./hide-blocked-storage";
import { init, send } from "@emailjs/browser";
import type { MailOutcome, TemplateParameters } from "../rules/submit-quote-request";
import type { MailSettings } from "./mail-settings";

/** The client has no time limit of its own. */
const patience = 15_000;

/** Sends one message by the mail provider. It never throws. */
export function sendMail(parameters: TemplateParameters, settings: MailSettings): Promise<MailOutcome> {
  const lateAnswer = new Promise<MailOutcome>((resolve) => setTimeout(resolve, patience, "unknown"));
  return Promise.race([post(parameters, settings).catch(failure), lateAnswer]);
}

async function post(parameters: TemplateParameters, settings: MailSettings): Promise<MailOutcome> {
  const { publicKey, blockHeadless, blockList, origin } = settings;
  const options = { publicKey, blockHeadless, blockList: { list: blockList, watchVariable: "email" } };
  // Among the options an empty origin would count as none, and messages would go to api.emailjs.com (4.4.1, es/methods/init).
  init(options, origin);
  const { text } = await send(settings.serviceId, settings.templateId, { ...parameters });
  return isHtmlDocument(text) ? "not sent" : "sent";
}

/** True for a whole HTML document: a filter or a hotel's network answered, not the provider. */
function isHtmlDocument(body: unknown): boolean {
  return /^\s*<(!doctype\s+html|html)\b/i.test(String(body));
}

/**
 * The provider's statuses that refuse a message for what it is. The others are about the company's account, its connection
 * or its quota, such as 412 and 429, or are the client's own refusals, and no visitor can mend those.
 */
const refusalsOfMessage = [400, 413, 422];

/** The client rejects with a status object, with a TypeError where the network fails, and with a string for bad ids. */
async function failure(reason: unknown): Promise<MailOutcome> {
  // When a visitor leaves, the browser rejects the request even if it arrived. Waiting one tick keeps that from being counted.
  await new Promise((resolve) => setTimeout(resolve));
  const { status, text } = Object(reason);
  return refusalsOfMessage.includes(status) && !isHtmlDocument(text) ? "unknown" : "not sent";
}
