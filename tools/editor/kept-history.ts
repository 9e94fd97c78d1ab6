import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Change, RecordedPicture } from "../../src/editor/change/change";
import { renamingIn } from "../../src/editor/change/changed-files";
import { readRecord } from "../read-record";
import type { FileChange } from "./change-files";

const recordSchema = z.object({
  id: z.string(),
  at: z.string(),
  title: z.string(),
  texts: z.array(z.object({ path: z.string(), before: z.string().optional(), after: z.string().optional() })),
  pictures: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.enum(["added", "removed"]), path: z.string() }),
      z.object({ kind: z.literal("moved"), from: z.string(), path: z.string() }),
      z.object({ kind: z.literal("restored"), path: z.string(), removedBy: z.string() }),
    ]),
  ),
});

export type KeptChange = z.infer<typeof recordSchema>;

/** The changes that were made in the editor of this machine, with the pictures that it deleted. */
export interface History {
  /** The latest first; of one entry also those under the paths that it had before. */
  changes(path?: string): Promise<KeptChange[]>;
  /** What has to be written together with a change so that it is kept; what is too old by then goes. */
  record(change: Change, deleted: ReadonlyMap<string, Buffer>): Promise<FileChange["writes"]>;
  deletedPicture(id: string, path: string): Promise<Buffer | undefined>;
}

/** A month of daily work; what an entry says takes some five kilobytes. */
const mostKept = 500;

const recordName = "change.json";

/** Keeps each change in a folder of its own, outside data/: the site does not read it, and git leaves it out. */
export function historyIn(folder: string, now: () => Date): History {
  const ids = async () => (await readdir(folder).catch(() => [])).sort();
  return {
    changes: async (path) => {
      const names = (await ids()).reverse();
      const kept = await Promise.all(
        names.map((id) => readRecord(join(folder, id, recordName), recordSchema)),
      );
      const changes = kept.flatMap((change) => change ?? []);
      return path === undefined ? changes : changesOf(changes, path);
    },
    record: async ({ title, texts, pictures }, deleted) => {
      const at = now().toISOString();
      const known = await ids();
      const sameTime = known.filter((id) => id.startsWith(idOf(at))).length;
      const id = `${idOf(at)}-${String(sameTime).padStart(3, "0")}`;
      for (const old of known.slice(0, Math.max(0, known.length + 1 - mostKept)))
        await rm(join(folder, old), { recursive: true });
      const record = { id, at, title, texts, pictures: pictures.map(recorded) };
      return new Map<string, string | Buffer>([
        ...[...deleted].map(([path, bytes]) => [join(folder, id, path), bytes] as const),
        [join(folder, id, recordName), JSON.stringify(record)],
      ]);
    },
    deletedPicture: async (id, path) =>
      (await ids()).includes(id) ? readFile(join(folder, id, path)).catch(() => undefined) : undefined,
  };
}

function recorded(picture: Change["pictures"][number]): RecordedPicture {
  return picture.kind === "added" ? { kind: "added", path: picture.path } : picture;
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

/** Windows takes no colon in a name. */
const idOf = (at: string) => at.replaceAll(":", "-");
