import type { QuoteRequest } from "../rules/quote-request";
import type { MailSettings } from "./mail-settings";

/** The seven parameters of the mail template; nothing else is ever sent (specification, point 3). */
export interface TemplateParameters extends QuoteRequest {
  to_email: string;
}

/** What became of a message. */
export type MailOutcome =
  | { kind: "sent" }
  /** The client itself refused: 451 headless browser, 403 block list, 429 throttle. */
  | { kind: "refused"; status: number }
  /** The answer was anything but the provider's success. */
  | { kind: "rejected"; status: number }
  /** No answer: offline, blocked, cut off, or the client could not even start. */
  | { kind: "unreachable" }
  /** No answer in time; the message may still arrive. */
  | { kind: "timed out" };

export interface MailClientDependencies {
  client: Pick<typeof import("@emailjs/browser"), "init" | "send">;
  wait: (milliseconds: number) => Promise<void>;
}

/** The client has no time limit of its own. */
const patience = 15_000;

/** The texts with which the client refuses before it asks the provider (@emailjs/browser 4.4.1, es/errors). */
const refusals: Readonly<Record<number, string>> = {
  403: "Forbidden",
  429: "Too Many Requests",
  451: "Unavailable For Headless Browser",
};

/** Sends one message by the mail provider and returns the outcome. It never throws. */
export async function sendMail(
  parameters: TemplateParameters,
  settings: MailSettings,
  { client, wait }: MailClientDependencies,
): Promise<MailOutcome> {
  const answer = post(parameters, settings, client).catch(failure);
  const silence = wait(patience).then((): MailOutcome => ({ kind: "timed out" }));
  return Promise.race([answer, silence]);
}

async function post(
  parameters: TemplateParameters,
  settings: MailSettings,
  { init, send }: MailClientDependencies["client"],
): Promise<MailOutcome> {
  const { publicKey, blockHeadless, blockList, origin } = settings;
  const options = { publicKey, blockHeadless, blockList: { list: [...blockList], watchVariable: "email" } };
  // Among the options an empty origin would count as none, and messages would go to api.emailjs.com (4.4.1, es/methods/init).
  init(options, origin);
  const { status, text } = await send(settings.serviceId, settings.templateId, { ...parameters });
  // A hotel's network and a filter answer 200 with pages of their own.
  return isProviders(text) ? { kind: "sent" } : { kind: "rejected", status };
}

/** Whether an answer of success is the provider's own (https://www.emailjs.com/docs/rest-api/send/). */
function isProviders(text: string): boolean {
  return ["OK", ""].includes(text.trim());
}

/** The client rejects with a status object, with a TypeError when the network fails, and with a string for bad ids. */
function failure(reason: unknown): MailOutcome {
  if (typeof reason !== "object" || reason === null || !("status" in reason)) return { kind: "unreachable" };
  const { status } = reason;
  if (typeof status !== "number" || status === 0) return { kind: "unreachable" };
  const text = "text" in reason ? reason.text : undefined;
  const refused = status in refusals && refusals[status] === text;
  return { kind: refused ? "refused" : "rejected", status };
}
