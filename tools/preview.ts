import { readArguments } from "./command-line/read-arguments";
import { startTool } from "./command-line/start-tool";
import { servePublic } from "./serve-public";

/** Serves the built site, with the outbox, until it is stopped. */
async function run(words: string[]): Promise<void> {
  readArguments(words, { command: "npm run preview" });
  const port = Number(process.env.PORT ?? 9000);
  await servePublic({ port, folder: "public", outboxFolder: process.env.OUTBOX ?? ".outbox" });
  console.log(`The built site: http://localhost:${port}\nIts outbox:     http://localhost:${port}/outbox`);
}

void startTool(run);
