import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CompleteChange } from "../../src/cms/change/complete-change";
import type { Uploads } from "./check-change";

/** Writes a change that was checked. Pictures come first: a site that is being watched finds what an entry names. */
export async function applyChange(
  folder: string,
  { texts, uploads, moves }: CompleteChange,
  bytes: Uploads = new Map(),
): Promise<void> {
  for (const { from, to } of moves) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await rename(join(folder, from), join(folder, to));
    await rmdir(dirname(join(folder, from))).catch(() => undefined); // It goes with its last picture.
  }
  for (const { name, to } of uploads) await write(join(folder, to), bytes.get(name) ?? "");
  for (const { path, text } of texts) {
    if (text === undefined) await rm(join(folder, path));
    else await write(join(folder, path), text);
  }
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
