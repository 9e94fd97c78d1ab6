import { createServer } from "node:http";
import type { Socket } from "node:net";
import type { Page } from "@playwright/test";

/** What a mail provider, or the network on the way to it, may do instead of answering properly. */
export const faults = {
  "cuts the connection before it answers": (socket: Socket) => socket.destroy(),
  "cuts the connection in the first line": (socket: Socket) => cut(socket, "HTT"),
  "cuts the connection in the middle of the body": (socket: Socket) =>
    cut(socket, "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nO"),
  "answers with something that is not HTTP": (socket: Socket) =>
    cut(socket, "\u0000\u0001 good morning \r\n\r\n"),
  "announces compressed text and sends none": (socket: Socket) =>
    cut(socket, "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 7\r\n\r\nnot zip"),
  "sends the visitor round in circles": (socket: Socket) =>
    cut(socket, `HTTP/1.1 307 Temporary Redirect\r\nLocation: ${sendPath}\r\nContent-Length: 0\r\n\r\n`),
};

const sendPath = "/api/v1.0/email/send";

function cut(socket: Socket, beginning: string): void {
  socket.end(beginning);
}

/** Puts a server with a fault in the provider's place for a page; returns what stops it. */
export async function breakProvider(page: Page, misbehave: (socket: Socket) => void): Promise<() => void> {
  const server = createServer((request) => misbehave(request.socket));
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The faulty provider has no port");
  await page.route(`**${sendPath}`, (route) =>
    route.continue({ url: `http://127.0.0.1:${address.port}${sendPath}` }),
  );
  return () => server.close();
}
