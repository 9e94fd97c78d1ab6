import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import express, { type RequestHandler } from "express";
import { checkContentFolder } from "../../src/content/check-content-folder";
import { formatValidationErrors } from "../../src/content/reading/validation-error";

interface Waiting {
  /** The folder of the content. */
  folder: string;
  port: number;
  host: string;
  /** The editor, with which the content can be corrected. */
  editor: RequestHandler;
  /** Prints to the terminal. */
  say: (text: string) => void;
}

/** In milliseconds between checks, while a person corrects the content. */
const betweenChecks = 1000;

/**
 * Makes `npm start` wait until the content is valid. Meanwhile every page leads to the editor, whose start
 * page lists the errors.
 */
export async function waitForContent({ folder, port, host, editor, say }: Waiting): Promise<void> {
  let { errors } = await checkContentFolder(folder);
  if (errors.length === 0) return;
  const server = express()
    .use("/admin", editor)
    .use((_request, response) => response.redirect("/admin/"))
    .listen(port, host);
  await once(server, "listening");
  let lastReport = "";
  while (errors.length > 0) {
    const report = formatValidationErrors(errors);
    const address = `http://${host === "0.0.0.0" ? "localhost" : host}:${port}/admin/`;
    if (report !== lastReport)
      say(
        `${report}\n\nThe site starts once these errors are fixed, in the files or in the editor: ${address}`,
      );
    lastReport = report;
    await setTimeout(betweenChecks);
    ({ errors } = await checkContentFolder(folder));
  }
  say("The content is in order: the site starts.");
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
