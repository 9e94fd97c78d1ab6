import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { schemaFiles, schemaFolder } from "../src/content/derived/schema-files";

/** Rewrites the JSON Schemas; needed after a change to src/content, and a test checks that it was done. */
async function run(): Promise<void> {
  await rm(schemaFolder, { recursive: true, force: true });
  await mkdir(schemaFolder, { recursive: true });
  for (const [name, text] of schemaFiles()) await writeFile(join(schemaFolder, name), text);
}

void run();
