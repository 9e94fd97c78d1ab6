import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { schemaFiles, schemaFolder } from "../src/content/derived/schema-files";

/** Writes the JSON Schemas anew; needed after a change to src/content, and checked by its test. */
async function run(): Promise<void> {
  await rm(schemaFolder, { recursive: true, force: true });
  await mkdir(schemaFolder, { recursive: true });
  for (const [name, text] of schemaFiles()) await writeFile(join(schemaFolder, name), text);
}

void run();
