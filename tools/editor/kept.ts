import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type Change, changeSchema } from "../../src/editor/change/change";
import { renamingIn } from "../../src/editor/change/changed-files";
import { type Draft, draftSchema, StaleError, type WrittenDraft } from "../../src/editor/store/store";
import { readRecord } from "../read-record";
import { writeWhole } from "../write-whole";
import { pictureFile } from "./change-files";

const changeRecord = changeSchema.extend({ id: z.string(), at: z.string() });
const draftRecord = draftSchema.extend({ at: z.string() });

type KeptChange = z.infer<typeof changeRecord>;

/** A month of daily work; what an entry says takes some five kilobytes. */
const mostKept = 500;

export type Kept = ReturnType<typeof keptIn>;

/**
 * What the editor of this machine keeps in a folder outside data/, where the site does not read it, and git leaves it out:
 * the changes that were made, the draft, and pictures that the site does not have yet, or no longer.
 */
export function keptIn(folder: string) {
  const history = join(folder, "history");
  const draftFile = join(folder, "draft.json");
  /** But for one whose change was cut off before it was certain. */
  const names = async () =>
    (await readdir(history).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  const draft = async (): Promise<Draft> => (await readRecord(draftFile, draftRecord)) ?? { entries: [] };

  return {
    /** The latest first; of one entry also those under the paths that it had before. */
    changes: async (path?: string): Promise<KeptChange[]> => {
      const records = (await names()).reverse().map((name) => readRecord(join(history, name), changeRecord));
      const changes = (await Promise.all(records)).flatMap((change) => change ?? []);
      return path === undefined ? changes : changesOf(changes, path);
    },
    /** What has to be written together with a change so that it is kept; the oldest makes room for it. */
    record: async (change: Change): Promise<[file: string, text: string]> => {
      for (const old of (await names()).slice(0, 1 - mostKept)) await rm(join(history, old));
      const at = new Date().toISOString();
      const id = at.replaceAll(":", "-"); // Windows takes no colon in a name.
      return [join(history, `${id}.json`), JSON.stringify({ id, at, ...change })];
    },
    draft,
    keepDraft: async (written: WrittenDraft): Promise<void> => {
      if ((await draft()).revision !== written.revision) throw new StaleError();
      const at = new Date().toISOString();
      await writeWhole(draftFile, JSON.stringify({ ...written, at, revision: at }));
    },
    picture: (path: string) => pictureFile(folder, path),
  };
}

function changesOf(changes: readonly KeptChange[], path: string): KeptChange[] {
  let name = path;
  return changes.filter(({ texts }) => {
    if (!texts.some((text) => text.path === name)) return false;
    const renaming = renamingIn(texts);
    if (renaming?.to.path === name) name = renaming.from.path;
    return true;
  });
}
