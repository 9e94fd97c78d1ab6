import type { IncomingMessage, ServerResponse } from "node:http";
import { toUSVString } from "node:util";
import { tidyField } from "../../src/editor/site/tidy";
import { outboxSettings } from "../../src/quote-request/adapters/mail-settings";
import { refuseOthers } from "../develop/only-this-machine";
import { readMessages, removeMessages, type StoredMessage, storeMessage } from "./message-store";

const sendPath = "/api/v1.0/email/send";

/** The provider's limit: https://www.emailjs.com/docs/user-guide/sending-email-with-variables/ */
const largestBody = 50 * 1024;

/**
 * A fake mail provider, as middleware for any Node server.
 * It answers the provider's address, keeps each message as a file in the folder, and shows them at /outbox, where they can
 * be answered and, with a POST, are removed.
 */
export function outbox(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    // Not through URL, which throws at addresses such as // and would take the server down.
    const [path] = (request.url ?? "/").split("?", 1);
    const method = path === "/outbox" ? request.method : undefined;
    const answer = path === sendPath ? receive : method === "GET" ? showMessages : method === "POST" && empty;
    if (!answer) next();
    else if (!refuseOthers(request, response)) answer(folder, request, response).catch(next);
  };
}

async function receive(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "POST") {
    response.writeHead(405, { Allow: "POST" }).end("Method Not Allowed");
    return;
  }
  const { status, text, message } = answerTo(await readBody(request));
  if (message) await storeMessage(folder, message, new Date());
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

/** Reads the body, but keeps no more of an oversized one than is needed to see that it is. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  let body = Buffer.alloc(0);
  for await (const chunk of request) if (body.length <= largestBody) body = Buffer.concat([body, chunk]);
  return body;
}

interface Answer {
  status: number;
  text: string;
  /** The template parameters, where the message was accepted. */
  message?: StoredMessage["parameters"];
}

/** The mail provider's answer to a request. */
function answerTo(body: Buffer): Answer {
  if (body.length > largestBody) return { status: 413, text: "Variables size limit exceeded: 50Kb" };
  const { user_id, service_id, template_id, template_params } = parse(String(body));
  const { publicKey, serviceId, templateId } = outboxSettings;
  if (user_id !== publicKey) return { status: 400, text: "The Public Key is invalid" };
  if (service_id !== serviceId) return { status: 400, text: "The service ID not found" };
  if (template_id !== templateId) return { status: 400, text: "The template ID not found" };
  const message = Object(template_params);
  if (!message.to_email) return { status: 422, text: "The recipients address is empty" };
  return { status: 200, text: "OK", message };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

async function showMessages(folder: string, _request: IncomingMessage, response: ServerResponse) {
  const page = outboxPage(await readMessages(folder));
  response
    .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
    .end(page);
}

async function empty(folder: string, _request: IncomingMessage, response: ServerResponse) {
  await removeMessages(folder);
  response.writeHead(303, { Location: "/outbox" }).end();
}

const outboxPage = (messages: readonly StoredMessage[]) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif } dt, a { font-weight: bold }</style>
<h1>Outbox: ${messages.length === 1 ? "1 message" : `${messages.length} messages`}</h1>
<p>Requests that the form sent on this machine, the newest first. Nothing here left the machine.</p>
${messages.length > 0 ? '<form method="post"><button>Empty the outbox</button></form>' : ""}
${messages.map(article).join("\n")}
`;

function article({ received, parameters }: StoredMessage): string {
  const rows = Object.entries(parameters).map(
    ([name, value]) =>
      `<dt>${escapeHtml(inWords(name))}</dt><dd style="white-space: pre-wrap">${escapeHtml(asText(value))}</dd>`,
  );
  const links = answers(parameters).map(([name, address]) => `<a href="${escapeHtml(address)}">${name}</a>`);
  const time = new Date(received).toLocaleString("en-GB", inLondon);
  return `<article><h2><time datetime="${received}">${time}</time></h2><dl>${rows.join("")}</dl><p>${links.join(" · ")}</p></article>`;
}

const inLondon = { dateStyle: "full", timeStyle: "short", timeZone: "Europe/London" } as const;

/** A program may send anything; String() throws at an object whose toString is none. */
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** firstName is First Name. */
const inWords = (name: string) =>
  name.replace(/(?=[A-Z])|_/g, " ").replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Links that answer a request by one press: a mail that quotes it, WhatsApp, a call. */
function answers(parameters: StoredMessage["parameters"]): [name: string, address: string][] {
  const [firstName, email, phone, projectDetails] = ["firstName", "email", "phone", "projectDetails"].map(
    (name) => asText(parameters[name] ?? ""),
  );
  const words = `Hello ${firstName},\n\n\n\n${projectDetails?.replace(/^/gm, "> ")}`;
  const [to, body] = [email ?? "", words.replaceAll("\n", "\r\n")].map((text) =>
    encodeURIComponent(toUSVString(text)),
  );
  const number = String(tidyField(phone ?? "", "phone")).replace(/[^\d+]/g, "");
  const links: [name: string, address: string][] = [];
  if (email)
    links.push(["Mail", `mailto:${to?.replace("%40", "@")}?subject=Your%20quote%20request&body=${body}`]);
  if (number.startsWith("+")) links.push(["WhatsApp", `https://wa.me/${number.slice(1)}`]);
  if (number) links.push(["Call", `tel:${number}`]);
  return links;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
