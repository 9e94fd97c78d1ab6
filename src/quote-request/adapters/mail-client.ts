// Before EmailJS, which looks for storage as it loads.
import "./hide-blocked-storage";
import { init, send } from "@emailjs/browser";
import type { QuoteRequest } from "../rules/quote-request";
import type { MailSettings } from "./mail-settings";

/** The seven parameters of the mail template; nothing else is ever sent (specification, point 3). */
export interface TemplateParameters extends QuoteRequest {
  to_email: string;
}

/** What became of a message; `unknown` where the provider refused it, or where it may still arrive. */
export type MailOutcome = "sent" | "not sent" | "unknown";

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
  // The provider says OK; a hotel's network and a filter answer 200 with pages of their own.
  return ["OK", ""].includes(text.trim()) ? "sent" : "not sent";
}

/** With these words the client refuses by itself, before anything is sent (@emailjs/browser 4.4.1, es/errors). */
const ownRefusals = ["Forbidden", "Too Many Requests", "Unavailable For Headless Browser"];

/** The client rejects with a status object, with a TypeError where the network fails, and with a string for bad ids. */
async function failure(reason: unknown): Promise<MailOutcome> {
  // A page that is left hears that the answer was broken off, whatever reached the provider; nothing later is heard there.
  await new Promise((resolve) => setTimeout(resolve));
  const { status, text } = Object(reason);
  return status >= 400 && status < 500 && !ownRefusals.includes(text) ? "unknown" : "not sent";
}
