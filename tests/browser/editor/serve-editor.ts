import { once } from "node:events";
import express from "express";
import { editorServer } from "../../../tools/servers/editor-server";
import { startTool } from "../../../tools/start-tool";

/** Serves the editor for data/ beside the built site. Gatsby is not needed, so the server starts at once. */
async function run(): Promise<void> {
  const { PORT: port = "9001", PUBLIC: publicFolder = "public" } = process.env;
  const server = express()
    .use("/admin", await editorServer())
    .use(express.static(publicFolder, { extensions: ["html"] }))
    .listen(Number(port), "127.0.0.1");
  await once(server, "listening");
  console.log(`The editor: http://localhost:${port}/admin/`);
}

void startTool(run);
