import { randomUUID } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import express, { type Router } from "express";
import { outboxSettings } from "../../src/quote-request/sending/mail-settings";
import { refuseOthers } from "./only-this-machine";
import { writeWhole } from "./write-whole";

interface Message {
  /** When it arrived, ISO 8601 in UTC. */
  received: string;
  parameters: Record<string, unknown>;
}

const sendPath = "/api/v1.0/email/send";

/**
 * A fake mail provider, for any Express server. It answers at the provider's address, stores each message as a file in the folder,
 * and shows all messages at /outbox, where a button removes them.
 */
export function outbox(folder: string): Router {
  const router = express.Router();
  router.use([sendPath, "/outbox"], refuseOthers);
  // The provider's limit: https://www.emailjs.com/docs/user-guide/sending-email-with-variables/
  router.post(sendPath, express.json({ type: () => true, limit: "50kb" }), ({ body }, response, next) => {
    const fault = faultOf(body);
    if (fault) response.status(fault === noRecipient ? 422 : 400).send(fault);
    else storeMessage(folder, body.template_params).then(() => response.send("OK"), next);
  });
  router.get("/outbox", (_request, response, next) => {
    readMessages(folder).then(
      (messages) => response.set("Cache-Control", "no-store").send(outboxPage(messages)),
      next,
    );
  });
  router.post("/outbox", (_request, response, next) => {
    const removed = namesIn(folder).then((names) => Promise.all(names.map((name) => rm(join(folder, name)))));
    removed.then(() => response.redirect(303, "/outbox"), next);
  });
  return router;
}

const noRecipient = "The recipients address is empty";

/** The provider's message if it refuses a request. */
function faultOf({ user_id, service_id, template_id, template_params }: Record<string, unknown>) {
  if (user_id !== outboxSettings.publicKey) return "The Public Key is invalid";
  if (service_id !== outboxSettings.serviceId) return "The service ID not found";
  if (template_id !== outboxSettings.templateId) return "The template ID not found";
  return Object(template_params).to_email ? undefined : noRecipient;
}

/** Saves a message as a file named by the time of its arrival. */
async function storeMessage(folder: string, parameters: Message["parameters"]): Promise<void> {
  const received = new Date().toISOString();
  const name = `${received.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.json`;
  await writeWhole(join(folder, name), JSON.stringify({ received, parameters }, null, 2));
}

/** All saved messages, the newest first. */
export async function readMessages(folder: string): Promise<Message[]> {
  const texts = (await namesIn(folder)).map((name) => readFile(join(folder, name), "utf8"));
  return (await Promise.all(texts)).map((text): Message => JSON.parse(text));
}

/** The newest first. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse();
}

const outboxPage = (messages: readonly Message[]) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif } dt { font-weight: bold } dd { white-space: pre-wrap }</style>
<h1>Outbox: ${messages.length} message${messages.length === 1 ? "" : "s"}</h1>
<p>Requests that the form sent on this machine, the newest first. Nothing here left the machine.</p>
${messages.length > 0 ? '<form method="post"><button>Empty the outbox</button></form>' : ""}
${messages.map(article).join("\n")}
`;

function article({ received, parameters }: Message): string {
  const rows = Object.entries(parameters).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const time = new Date(received).toLocaleString("en-GB", { timeZone: "Europe/London" });
  return `<article><h2>${time}</h2><dl>${rows.join("")}</dl></article>`;
}

/** Any program may send a message, so a value need not be a string. */
const escapeHtml = (value: unknown) =>
  (typeof value === "string" ? value : JSON.stringify(value)).replace(
    /[&<>"']/g,
    (character) => `&#${character.charCodeAt(0)};`,
  );
