import type { IncomingMessage, ServerResponse } from "node:http";
import { refuseOthers } from "../only-this-machine";
import { answerSend, largestBody } from "./answer-send";
import { readMessages, storeMessage } from "./message-store";
import { outboxPage } from "./outbox-page";

type Next = (error?: unknown) => void;

const sendPath = "/api/v1.0/email/send";

/**
 * A fake mail provider, as middleware for any Node server.
 * It answers the provider's address, keeps each message as a file in the folder, and shows them at /outbox.
 */
export function outbox(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    // Not through URL, which throws at addresses such as // and would take the server down.
    const [path] = (request.url ?? "/").split("?", 1);
    const isShown = path === "/outbox" && request.method === "GET";
    if (path !== sendPath && !isShown) next();
    else if (!refuseOthers(request, response)) {
      const answer = isShown
        ? showMessages(folder, response)
        : answerProviderRequest(folder, request, response);
      answer.catch(next);
    }
  };
}

async function answerProviderRequest(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "POST") {
    response.writeHead(405, { Allow: "POST" }).end("Method Not Allowed");
    return;
  }
  const { status, text, message } = answerSend(await readBody(request));
  if (message) await storeMessage(folder, message, new Date());
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

async function showMessages(folder: string, response: ServerResponse) {
  const page = outboxPage(await readMessages(folder));
  response
    .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
    .end(page);
}

/** Reads the body, but keeps no more of an oversized one than is needed to see that it is. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largestBody + 1 + chunk.length) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
