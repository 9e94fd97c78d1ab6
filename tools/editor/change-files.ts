import { existsSync } from "node:fs";
import { access, constants, mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";
import { readRecord } from "../read-record";
import { unfinished, writeWhole } from "../write-whole";
import { Refusal } from "./refusal";

const journalSchema = z.object({
  writes: z.array(z.string()),
  removals: z.array(z.string()),
});

/** What is done to files, all of it or nothing. */
export interface FileChange {
  /** Contents by their files, in the order in which these get them. */
  writes: ReadonlyMap<string, string | Buffer>;
  removals: readonly string[];
}

let last: Promise<unknown> = Promise.resolve();

/**
 * The one queue of everything that writes. A change is checked against what is there, so nothing may be written between the
 * check and the writing.
 */
export function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const done = last.then(task);
  last = done.catch(() => undefined); // A task that fails does not keep back the next.
  return done;
}

/** Pictures, and PDFs among them. */
export const isPicture = (path: string) => /\.(jpe?g|png|webp|pdf)$/i.test(path);

/**
 * The file at a path below a folder, if the editor may write it: an entry, or a picture among the pictures. Slugs and
 * names of pictures become paths, so everything that is written is asked here.
 */
export function writableFile(folder: string, path: string): string {
  const staysBelow = path.split("/").every((step) => /^[^.\\:\p{Cc}][^\\:\p{Cc}]*$/u.test(step));
  const isContent = path.endsWith(".json") || (path.startsWith("images/") && isPicture(path));
  if (!staysBelow || !isContent) throw new Refusal(`The editor writes no such file: ${path}`);
  return join(folder, path);
}

/** The file of a picture below a folder. */
export function pictureFile(folder: string, path: string): string {
  if (!isPicture(path)) throw new Refusal(`This is no picture: ${path}`);
  return writableFile(folder, path);
}

/** Beside the folder of the content; there only while its files change. .gitignore names it. */
const journalOf = (folder: string) => join(dirname(folder), ".editor-unfinished.json");

/**
 * Changes files so that nothing is ever left in between. What needs room or permission is done first, beside the files; the
 * journal then makes the change certain, and what is left can be done over again if it is cut off.
 */
export async function changeFiles(folder: string, { writes, removals }: FileChange): Promise<void> {
  const journal = journalOf(folder);
  const files = [...writes.keys()];
  await finish(journal);
  try {
    for (const file of removals.filter(existsSync)) await access(dirname(file), constants.W_OK);
    for (const [file, content] of writes) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished(file), content, { flush: true });
    }
    await writeWhole(journal, JSON.stringify({ writes: files, removals }));
  } catch (reason) {
    for (const file of files) await rm(unfinished(file), { force: true }).catch(() => undefined);
    for (const file of files) await rmdir(dirname(file)).catch(() => undefined); // A full one stays.
    throw reason;
  }
  await finish(journal).catch((cause) => {
    throw new Refusal("Only a part could be changed; the next change, or the next start, does the rest.", {
      cause,
    });
  });
}

/** Finishes a change of the folder that was cut off once the journal had it, and forgets one that was before. */
export function finishCutOff(folder: string): Promise<void> {
  return inTurn(async () => {
    await finish(journalOf(folder));
    for (const path of await readdir(folder, { recursive: true }))
      if (path.endsWith(unfinished(""))) await rm(join(folder, path));
  }).catch((reason) => console.warn(`A change that was cut off could not be finished: ${reason}`));
}

/** After a cut, somebody may have put things right by hand or with git: then it is forgotten. */
async function finish(journal: string): Promise<void> {
  const change = await readRecord(journal, journalSchema);
  if (!change) return;
  if (change.writes.every((file) => existsSync(unfinished(file)) || existsSync(file))) await carryOut(change);
  else console.warn("A change was cut off, and its files were tidied away since: it is not finished.");
  await rm(journal);
}

async function carryOut({ writes, removals }: z.infer<typeof journalSchema>): Promise<void> {
  for (const file of writes) if (existsSync(unfinished(file))) await rename(unfinished(file), file);
  for (const file of removals) {
    await rm(file, { force: true });
    if (!file.endsWith(".json")) await rmdir(dirname(file)).catch(() => undefined); // It goes with its last picture.
  }
}
