import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { servePublic } from "./servers/serve-public";
import { startTool, ToolError } from "./start-tool";

/** Serves the built site, with the outbox, until it is stopped. */
void startTool(async () => {
  parseArgs();
  const { PORT: port = "9000", OUTBOX: outboxFolder = ".outbox" } = process.env;
  if (!existsSync("public")) throw new ToolError("There is no built site yet: run `npm run build` first.");
  await servePublic({ port: Number(port), folder: "public", outboxFolder });
  console.log(`The built site: http://localhost:${port}\nIts outbox:     http://localhost:${port}/outbox`);
});
