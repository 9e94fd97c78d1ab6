import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { changeSchema, type PastChange } from "../../src/editor/change/change";
import { renamingIn } from "../../src/editor/change/changed-files";
import { readRecord } from "../read-record";

const recordSchema = changeSchema.extend({ id: z.string(), at: z.string() });

type KeptChange = z.infer<typeof recordSchema>;

/** A month of daily work; what an entry says takes some five kilobytes. */
const mostKept = 500;

const recordName = "change.json";

export type History = ReturnType<typeof historyIn>;

/**
 * The changes that were made in the editor of this machine, with the pictures that it deleted: each in a folder of its own
 * outside data/, where the site does not read it, and git leaves it out.
 */
export function historyIn(folder: string) {
  const ids = async () => (await readdir(folder).catch(() => [])).sort();
  return {
    /** The latest first; of one entry also those under the paths that it had before. */
    changes: async (path?: string): Promise<KeptChange[]> => {
      const records = (await ids())
        .reverse()
        .map((id) => readRecord(join(folder, id, recordName), recordSchema));
      const changes = (await Promise.all(records)).flatMap((change) => change ?? []);
      return path === undefined ? changes : changesOf(changes, path);
    },
    /** What has to be written together with a change so that it is kept under an id; the oldest makes room for it. */
    record: async (
      change: PastChange,
      deleted: ReadonlyMap<string, Buffer>,
    ): Promise<{ id: string; writes: Map<string, string | Buffer> }> => {
      for (const old of (await ids()).slice(0, 1 - mostKept))
        await rm(join(folder, old), { recursive: true });
      const at = new Date().toISOString();
      const id = at.replaceAll(":", "-"); // Windows takes no colon in a name.
      const writes = new Map<string, string | Buffer>();
      for (const [path, bytes] of deleted) writes.set(join(folder, id, path), bytes);
      writes.set(join(folder, id, recordName), JSON.stringify({ id, at, ...change }));
      return { id, writes };
    },
    deletedPicture: async (id: string, path: string): Promise<Buffer | undefined> =>
      (await ids()).includes(id) ? readFile(join(folder, id, path)).catch(() => undefined) : undefined,
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
