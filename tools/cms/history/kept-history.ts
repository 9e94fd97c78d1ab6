import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ChangedEntry, KeptChange } from "../../../src/cms/history/kept-change";

/** The changes that were made in the CMS of this machine, with the pictures that it deleted. */
export interface History {
  changes(): Promise<KeptChange[]>;
  keep(entries: readonly ChangedEntry[], deleted?: ReadonlyMap<string, Buffer>): Promise<void>;
  /** A deleted picture by its path below data/; undefined where none was. */
  deletedPicture(path: string): Promise<Buffer | undefined>;
}

/** A month of daily work; what an entry says takes some five kilobytes. */
const mostKept = 500;

const record = "change.json";

/** Keeps each change in a folder of its own, outside data/: the site does not read it, and git leaves it out. */
export function historyIn(folder: string, now: () => Date): History {
  const ids = async () => (await readdir(folder).catch(() => [])).sort();

  return {
    changes: async () => {
      const texts = (await ids()).map((id) =>
        readFile(join(folder, id, record), "utf8").catch(() => undefined),
      );
      // A computer that was switched off while a change was kept leaves a folder without its record.
      return (await Promise.all(texts)).flatMap((text) => (text === undefined ? [] : JSON.parse(text)));
    },
    keep: async (entries, deleted = new Map()) => {
      const at = now().toISOString();
      const known = await ids();
      const sameTime = known.filter((id) => id.startsWith(idOf(at))).length;
      const id = `${idOf(at)}-${String(sameTime).padStart(3, "0")}`;
      for (const [path, bytes] of deleted) await write(join(folder, id, path), bytes);
      await write(join(folder, id, record), JSON.stringify({ id, at, entries } satisfies KeptChange));
      const tooOld = known.slice(0, Math.max(0, known.length + 1 - mostKept));
      await Promise.all(tooOld.map((one) => rm(join(folder, one), { recursive: true })));
    },
    deletedPicture: async (path) => {
      for (const id of (await ids()).reverse()) {
        const bytes = await readFile(join(folder, id, path)).catch(() => undefined);
        if (bytes) return bytes;
      }
      return undefined;
    },
  };
}

/** Windows takes no colon in a name. */
const idOf = (at: string) => at.replaceAll(":", "-");

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
