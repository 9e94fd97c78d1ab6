import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { recipes } from "../src/post-build/hosting/recipes/recipes";

/** Writes hosting/ anew. */
async function run(): Promise<void> {
  for (const [name, text] of Object.entries(recipes())) {
    const file = join("hosting", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

void run();
