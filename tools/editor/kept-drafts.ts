import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Draft } from "../../src/editor/store/store";
import { readRecord } from "../read-record";
import { writeWhole } from "../write-whole";
import { writableFile } from "./writable-file";

const draftSchema = z.object({
  path: z.string(),
  before: z.string().exactOptional(),
  text: z.string(),
  pictures: z.array(z.string()),
  at: z.string(),
  revision: z.string(),
});

const recordName = "draft.json";

/** Drafts outside data/, each with its new pictures in a folder of its own; a dropped one is kept until the next is dropped. */
export type Drafts = ReturnType<typeof draftsIn>;

export function draftsIn(folder: string, now: () => Date) {
  const place = (path: string) => {
    writableFile(folder, path);
    return join(folder, path.replaceAll("/", "--").replace(/\.json$/, ""));
  };
  const dropped = join(folder, "dropped");
  const of = (path: string) => readRecord(join(place(path), recordName), draftSchema);
  return {
    of,
    all: async (): Promise<Draft[]> => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => join(folder, name) !== dropped);
      const drafts = await Promise.all(
        names.map((name) => readRecord(join(folder, name, recordName), draftSchema)),
      );
      return drafts.flatMap((draft) => draft ?? []).sort((one, other) => other.at.localeCompare(one.at));
    },
    keep: async (
      draft: Omit<Draft, "revision" | "at">,
      pictures: ReadonlyMap<string, Buffer>,
    ): Promise<Draft> => {
      for (const [path, bytes] of pictures) await writeWhole(writableFile(place(draft.path), path), bytes);
      const at = now().toISOString();
      const kept: Draft = { ...draft, at, revision: at };
      await writeWhole(join(place(draft.path), recordName), JSON.stringify(kept));
      return kept;
    },
    picture: (draft: string, path: string) =>
      readFile(writableFile(place(draft), path)).catch(() => undefined),
    drop: async (path: string): Promise<void> => {
      await rm(dropped, { recursive: true, force: true });
      await rename(place(path), dropped).catch(() => undefined); // There is none.
    },
    bringBack: async (path: string): Promise<void> => rename(dropped, place(path)),
  };
}
