import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Draft, draftSchema, StaleError, type WrittenDraft } from "../../src/editor/store/store";
import { readRecord } from "../read-record";
import { writeWhole } from "../write-whole";
import { writableFile } from "./change-files";

const keptSchema = draftSchema.extend({ at: z.string() });

const recordName = "draft.json";

/** Drafts outside data/, each with its new pictures in a folder of its own; a dropped one is kept until the next is dropped. */
export function draftsIn(folder: string) {
  const place = (path: string) => {
    writableFile(folder, path);
    return join(folder, path.replaceAll("/", "--").replace(/\.json$/, ""));
  };
  const dropped = join(folder, "dropped");
  const read = (place: string) => readRecord(join(place, recordName), keptSchema);

  return {
    all: async (): Promise<Draft[]> => {
      const places = (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
      const drafts = await Promise.all(places.filter((one) => one !== dropped).map(read));
      return drafts.flatMap((draft) => draft ?? []).sort((one, other) => other.at.localeCompare(one.at));
    },
    keep: async (draft: WrittenDraft, pictures: Readonly<Record<string, Buffer>>): Promise<Draft> => {
      const own = place(draft.path);
      const known = await read(own);
      if (known && known.revision !== draft.revision) throw new StaleError([draft.path]);
      for (const [path, bytes] of Object.entries(pictures)) await writeWhole(writableFile(own, path), bytes);
      const at = new Date().toISOString();
      const kept = { ...draft, at, revision: at };
      await writeWhole(join(own, recordName), JSON.stringify(kept));
      return kept;
    },
    picture: (draft: string, path: string) =>
      readFile(writableFile(place(draft), path)).catch(() => undefined),
    drop: async (path: string): Promise<void> => {
      await rm(dropped, { recursive: true, force: true });
      await rename(place(path), dropped).catch(() => undefined); // There is none.
    },
    bringBack: (path: string) => rename(dropped, place(path)),
  };
}
