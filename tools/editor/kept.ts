import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { type Change, changeSchema } from "../../src/editor/change/change";
import { readRecord } from "../read-record";
import { moveFile, writeWhole } from "../write-whole";
import { pictureFile } from "./writable-file";

const changeRecord = z.extend(changeSchema, { id: z.string(), at: z.string() });

type KeptChange = z.infer<typeof changeRecord>;

/** About a month of daily work. An entry takes about five kilobytes. */
const mostKept = 500;

/**
 * Files that the editor of this machine keeps beside the folder of the content. The site does not read them, and git
 * ignores them: the changes that were made, and pictures that the site does not have yet, or no longer.
 */
export function keptBeside(content: string) {
  const folder = join(dirname(content), ".editor");
  const unfinished = join(folder, "unfinished.json");
  const history = join(folder, "history");
  const names = async () => (await readdir(history).catch(() => [])).sort();

  return {
    /** The latest first: of all entries, or of one. */
    changes: async (path?: string): Promise<KeptChange[]> => {
      const records = (await names()).reverse().map((name) => readRecord(join(history, name), changeRecord));
      const changes = (await Promise.all(records)).flatMap((change) => change ?? []);
      return changes.filter(({ texts }) => path === undefined || texts.some((text) => text.path === path));
    },
    /** Records a change before it is made. */
    begin: async (change: Change): Promise<void> => {
      const at = new Date().toISOString();
      const id = at.replaceAll(":", "-"); // Windows takes no colon in a name.
      await writeWhole(unfinished, JSON.stringify({ id, at, ...change }));
    },
    /** The unfinished change. */
    begun: () => readRecord(unfinished, changeRecord),
    /** Adds the change to the history and removes the oldest one. */
    end: async ({ id }: KeptChange): Promise<void> => {
      await mkdir(history, { recursive: true });
      await moveFile(unfinished, join(history, `${id}.json`));
      for (const old of (await names()).slice(0, -mostKept)) await rm(join(history, old));
    },
    /** Moves aside a change that cannot be finished, and returns the name of its file. */
    putAside: async ({ id }: KeptChange): Promise<string> => {
      const file = join(folder, `not-finished-${id}.json`);
      await moveFile(unfinished, file);
      return file;
    },
    picture: (path: string) => pictureFile(folder, path),
  };
}
