import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import express, { type RequestHandler } from "express";
import { checkContentFolder } from "../../src/content/check-content-folder";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import { finishCutOff } from "./change-files";

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
  let errors = await checkContentFolder(folder);
  if (errors.length === 0) return;
  const page: RequestHandler = (_request, response) => {
    response
      .status(503)
      .type("html")
      .send(invalidContentPage(formatValidationErrors(errors)));
  };
  const server = express().use(tools).use(page).listen(port, host);
  await once(server, "listening");
  let told = "";
  while (errors.length > 0) {
    const found = formatValidationErrors(errors);
    const editor = `http://${host === "0.0.0.0" ? "localhost" : host}:${port}/admin/`;
    if (found !== told)
      say(`${found}\n\nThe site starts when this is mended, here or in the editor: ${editor}`);
    told = found;
    await setTimeout(betweenChecks);
    errors = await checkContentFolder(folder);
  }
  say("The content is in order: the site starts.");
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

/** What stands in the place of every page while the content has errors; it looks every two seconds whether it still does. */
function invalidContentPage(errors: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The site waits for its content</title>
<style>body { margin: 3rem; font: 1rem/1.6 system-ui; } pre { white-space: pre-wrap; }</style>
</head>
<body>
<h1>The site waits for its content</h1>
<p>Nothing can be shown until what is listed here is mended: <a href="/admin/">in the editor</a> or in the files. The
site then starts, and this page becomes the one that you asked for.</p>
<pre>${errors.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>
<script>
const first = fetch(location.href).then((answer) => answer.text());
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined); // Nobody answers while the site starts.
  if (answer && (await answer.text()) !== (await first)) location.reload();
}, 2000);
</script>
</body>
</html>
`;
}
