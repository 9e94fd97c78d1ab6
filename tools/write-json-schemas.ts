import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { schemaFiles, schemaFolder } from "../src/content/derived/schema-files";
import { readArguments } from "./command-line/read-arguments";
import { startTool } from "./command-line/start-tool";

/** Rewrites the JSON Schemas; needed after a change to src/content, and a test checks that it was done. */
async function run(words: string[]): Promise<void> {
  readArguments(words, { command: "npm run schemas" });
  await rm(schemaFolder, { recursive: true, force: true });
  await mkdir(schemaFolder, { recursive: true });
  for (const [name, text] of schemaFiles()) await writeFile(join(schemaFolder, name), text);
}

void startTool(run);
