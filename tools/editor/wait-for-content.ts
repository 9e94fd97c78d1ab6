import { createServer, type Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import express, { type RequestHandler } from "express";
import { checkContentFolder } from "../../src/content/check-content-folder";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import { finishCutOff } from "./change-files";
import { invalidContentPage } from "./invalid-content-page";

interface Waiting {
  /** The folder of the content. */
  folder: string;
  port: number;
  host: string;
  /** Offers the editor, in which the content can be mended. */
  tools: RequestHandler;
  /** Prints for whoever started this. */
  say: (text: string) => void;
}

/** In milliseconds: somebody mends by hand, and looks at the page meanwhile. */
const betweenChecks = 1000;

/**
 * Keeps `npm start` from showing a site that is not whole, until it is: meanwhile the editor is at the site's address, and
 * every page there lists the errors.
 */
export async function waitForContent({ folder, port, host, tools, say }: Waiting): Promise<void> {
  await finishCutOff(folder);
  let errors = await errorsIn(folder);
  if (!errors) return;
  const page: RequestHandler = (_request, response) => {
    response.status(503).type("html").send(invalidContentPage(errors));
  };
  const server = await listen(createServer(express().use(tools).use(page)), port, host);
  const editor = `http://${host === "0.0.0.0" ? "localhost" : host}:${port}/admin/`;
  say(`${errors}\n\nThe site starts when this is mended, here or in the editor: ${editor}`);
  while (errors) {
    await setTimeout(betweenChecks);
    const found = await errorsIn(folder);
    if (found && found !== errors) say(found);
    errors = found;
  }
  say("The content is in order: the site starts.");
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

async function errorsIn(folder: string): Promise<string> {
  const errors = await checkContentFolder(folder);
  return errors.length === 0 ? "" : formatValidationErrors(errors);
}

function listen(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => listening(server));
  });
}
