import { existsSync } from "node:fs";
import { access, constants, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { readRecord } from "../read-record";
import { unfinished, writeBeside, writeWhole } from "../write-whole";
import { contentPaths } from "./content-paths";
import { inTurn } from "./in-turn";
import { Refusal } from "./refusal";

const journalSchema = z.object({
  writes: z.array(z.string()),
  removals: z.array(z.string()),
});

type Journal = z.infer<typeof journalSchema>;

/** What is done to files, all of it or nothing. */
export interface FileChange extends Pick<Journal, "removals"> {
  /** Contents by their files, in the order in which these get them. */
  writes: ReadonlyMap<string, string | Buffer>;
}

/** Beside the folder of the content; there only while its files change. .gitignore names it. */
const journalOf = (folder: string) => join(dirname(folder), ".editor-unfinished.json");

/**
 * Changes files so that nothing is ever left in between. What needs room or permission is done first, beside the files; the
 * journal then makes the change certain, and what is left can be done over again if it is cut off.
 */
export async function changeFiles(folder: string, { writes, removals }: FileChange): Promise<void> {
  const journal = journalOf(folder);
  await finish(journal);
  try {
    for (const file of removals.filter(existsSync)) await access(dirname(file), constants.W_OK);
    for (const [file, content] of writes) await writeBeside(file, content);
    await writeWhole(journal, JSON.stringify({ writes: [...writes.keys()], removals } satisfies Journal));
  } catch (reason) {
    for (const file of writes.keys()) await rm(unfinished(file), { force: true }).catch(() => undefined);
    const folders = [...writes.keys()].map(dirname);
    for (const made of folders) await rmdir(made).catch(() => undefined); // A full one stays.
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
    const paths = (await contentPaths(folder)).filter((path) => path.endsWith(unfinished("")));
    for (const path of paths) await rm(join(folder, path), { force: true });
  }).catch((reason) => console.warn(`A change that was cut off could not be finished: ${reason}`));
}

async function finish(journal: string): Promise<void> {
  const change = await readRecord(journal, journalSchema);
  if (!change) return;
  if (isWhole(change)) await carryOut(change);
  else console.warn("A change was cut off, and its files were tidied away since: it is not finished.");
  await rm(journal);
}

/** After a cut, somebody may have put things right by hand or with git. */
function isWhole({ writes }: Journal): boolean {
  return writes.every((file) => existsSync(unfinished(file)) || existsSync(file));
}

async function carryOut({ writes, removals }: Journal): Promise<void> {
  for (const file of writes) if (existsSync(unfinished(file))) await rename(unfinished(file), file);
  for (const file of removals) {
    await rm(file, { force: true });
    if (!file.endsWith(".json")) await rmdir(dirname(file)).catch(() => undefined); // It goes with its last picture.
  }
}
