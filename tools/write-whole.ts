import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Where a file is until it is whole. Gatsby watches nothing that ends so: gatsby-source-filesystem, gatsby-node.js. */
export const unfinished = (file: string) => `${file}.unfinished.un~`;

/** Writes a file whole and waits until the disk has it; where that fails, it stays as it was. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished(file), content, { flush: true });
    await rename(unfinished(file), file);
  } catch (reason) {
    await rm(unfinished(file), { force: true }).catch(() => undefined);
    throw reason;
  }
}
