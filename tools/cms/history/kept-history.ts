import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ChangedEntry, type KeptChange, keptChangeSchema } from "../../../src/cms/history/kept-change";
import type { FileChange } from "../../editor/change-files";
import { readRecord } from "../../read-record";

/** The changes that were made in the CMS of this machine, with the pictures that it deleted. */
export interface History {
  changes(): Promise<KeptChange[]>;
  /** What has to be written together with a change so that it is kept; what is too old by then goes. */
  record(
    entries: readonly ChangedEntry[],
    deleted?: ReadonlyMap<string, Buffer>,
  ): Promise<FileChange["writes"]>;
  /** A deleted picture by its path below data/; undefined where none was. */
  deletedPicture(path: string): Promise<Buffer | undefined>;
}

/** A month of daily work; what an entry says takes some five kilobytes. */
const mostKept = 500;

const recordName = "change.json";

/** Keeps each change in a folder of its own, outside data/: the site does not read it, and git leaves it out. */
export function historyIn(folder: string, now: () => Date): History {
  const ids = async () => (await readdir(folder).catch(() => [])).sort();

  return {
    changes: async () => {
      const kept = (await ids()).map((id) => readRecord(join(folder, id, recordName), keptChangeSchema));
      return (await Promise.all(kept)).flatMap((change) => change ?? []);
    },
    record: async (entries, deleted = new Map()) => {
      const at = now().toISOString();
      const known = await ids();
      const sameTime = known.filter((id) => id.startsWith(idOf(at))).length;
      const id = `${idOf(at)}-${String(sameTime).padStart(3, "0")}`;
      const tooOld = known.slice(0, Math.max(0, known.length + 1 - mostKept));
      await Promise.all(tooOld.map((one) => rm(join(folder, one), { recursive: true })));
      const change: KeptChange = { id, at, entries };
      return new Map<string, string | Buffer>([
        ...[...deleted].map(([path, bytes]) => [join(folder, id, path), bytes] as const),
        [join(folder, id, recordName), JSON.stringify(change)],
      ]);
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
