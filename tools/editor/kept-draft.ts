import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { type Draft, draftSchema, StaleError, type WrittenDraft } from "../../src/editor/store/store";
import { readRecord } from "../read-record";
import { writeWhole } from "../write-whole";
import { writableFile } from "./change-files";

const keptSchema = draftSchema.extend({ at: z.string() });

/** The draft, with its new pictures, in a folder outside data/. */
export function draftIn(folder: string) {
  const record = join(folder, "draft.json");
  const read = async (): Promise<Draft> => (await readRecord(record, keptSchema)) ?? { entries: [] };

  /** Refused unless the draft is the one that was shown. */
  async function expectUnchanged({ entries, revision }: WrittenDraft): Promise<void> {
    if ((await read()).revision !== revision) throw new StaleError(entries.map(({ path }) => path));
  }

  return {
    read,
    expectUnchanged,
    keep: async (draft: WrittenDraft, pictures: Readonly<Record<string, Buffer>> = {}): Promise<void> => {
      await expectUnchanged(draft);
      for (const [path, bytes] of Object.entries(pictures))
        await writeWhole(writableFile(folder, path), bytes);
      const at = new Date().toISOString();
      await writeWhole(record, JSON.stringify({ ...draft, at, revision: at }));
    },
    /** Pictures of a draft that is gone stay until the next start: until then it can come back. */
    tidy: async (): Promise<void> => {
      if ((await read()).entries.length === 0) await rm(folder, { recursive: true, force: true });
    },
    picture: (path: string) => readFile(writableFile(folder, path)),
  };
}
