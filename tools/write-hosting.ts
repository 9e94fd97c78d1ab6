import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { recipes } from "../src/post-build/hosting/recipes/recipes";
import { readArguments } from "./command-line/read-arguments";
import { startTool } from "./command-line/start-tool";

/** Writes hosting/ anew. */
async function run(words: string[]): Promise<void> {
  readArguments(words, { command: "npm run hosting" });
  for (const [name, text] of Object.entries(recipes())) {
    const file = join("hosting", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

void startTool(run);
