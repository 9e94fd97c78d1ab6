import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** The temporary name of a file that is being written. gatsby-source-filesystem does not watch names that end like this. */
const unfinished = (file: string) => `${file}.unfinished.un~`;

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
