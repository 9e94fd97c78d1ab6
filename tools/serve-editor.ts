import express from "express";
import { readArguments } from "./command-line/read-arguments";
import { startTool } from "./command-line/start-tool";
import { editorServer } from "./editor/editor-server";

/** Serves the editor for data/ beside the built site: at once, and without Gatsby. */
function run(words: string[]): void {
  readArguments(words, { command: "tsx tools/serve-editor.ts" });
  const { PORT: port = "9001", PUBLIC: publicFolder = "public" } = process.env;
  express()
    .use("/admin", editorServer(`http://localhost:${port}`))
    .use(express.static(publicFolder, { extensions: ["html"] }))
    .listen(Number(port), "127.0.0.1", () => console.log(`The editor: http://localhost:${port}/admin/`));
}

void startTool(run);
