// Import this before EmailJS, which accesses storage while it loads.
import "./hide-blocked-storage";
import { init, send } from "@emailjs/browser";
import type { QuoteRequest } from "../rules/quote-request";
import { mailSettings } from "./mail-settings";

/** The seven parameters of the mail template; nothing else is ever sent: no field for robots, no address of a page. */
export interface TemplateParameters extends QuoteRequest {
  to_email: string;
}

/** The outcome of sending a message. */
export type MailOutcome =
  | "sent"
  /** By the mail client itself, or by the provider for the whole account. */
  | "refused"
  /** By the provider, for this message. */
  | "rejected"
  | "server error"
  /** No network, or a filter's page in place of the provider's answer. */
  | "unreachable"
  /** No answer came in time. The message may have arrived. */
  | "timed out";

/** The client has no time limit of its own. */
const sendTimeoutMs = 15_000;

/** Sends one message by the mail provider. It never throws. */
export function sendMail(parameters: TemplateParameters): Promise<MailOutcome> {
  const lateAnswer = new Promise<MailOutcome>((resolve) => setTimeout(resolve, sendTimeoutMs, "timed out"));
  return Promise.race([post(parameters).catch(failure), lateAnswer]);
}

async function post(parameters: TemplateParameters): Promise<MailOutcome> {
  const { publicKey, serviceId, templateId, blockHeadless, blockList, origin } = mailSettings();
  const options = { publicKey, blockHeadless, blockList: { list: blockList, watchVariable: "email" } };
  // Among the options an empty origin would count as none, and messages would go to api.emailjs.com (4.4.1, es/methods/init).
  init(options, origin);
  const { text } = await send(serviceId, templateId, { ...parameters });
  return isHtmlDocument(text) ? "unreachable" : "sent";
}

/** True for a whole HTML document: a filter or a hotel's network answered, not the provider. */
function isHtmlDocument(body: unknown): boolean {
  return /^\s*<(!doctype\s+html|html)\b/i.test(String(body));
}

/** A blocked address, too many requests, a browser that looks automated: refused by the client, or by the provider. */
const refusals = [403, 429, 451];

/** The client rejects with a status object, with a TypeError where the network fails, and with a string for bad ids. */
async function failure(reason: unknown): Promise<MailOutcome> {
  // When a visitor leaves, the browser rejects the request even if it arrived. Waiting one task lets the page go first, so that
  // the attempt stays counted.
  await new Promise((resolve) => setTimeout(resolve));
  const { status, text } = Object(reason);
  if (!status || isHtmlDocument(text)) return "unreachable";
  if (refusals.includes(status)) return "refused";
  return status >= 500 ? "server error" : "rejected";
}
