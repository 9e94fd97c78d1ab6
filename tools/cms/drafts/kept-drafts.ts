import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ContentChange } from "../../../src/cms/content-change";
import { type Draft, draftSchema } from "../../../src/cms/draft";
import { applyChange } from "../apply-change";
import { writableFile } from "../../editor/writable-file";
import { readRecord } from "../../read-record";
import { checkChange, type Uploads } from "../check-change";

/** Entries that are written and not published yet. */
export interface Drafts {
  all(): Promise<Draft[]>;
  of(path: string): Promise<Draft | undefined>;
  /** Keeps what an entry is to say, in the place of an earlier draft; tells its path. */
  keep(change: ContentChange & { text: string }, uploads: Uploads): Promise<string>;
  drop(path: string): Promise<void>;
}

/**
 * Keeps drafts outside data/, from which the site is made. Their pictures lie among the site's from the beginning: no page
 * names them yet.
 */
export function draftsIn(folder: string, content: string, now: () => Date): Drafts {
  const read = (path: string) => readRecord(join(folder, path), draftSchema);
  const drop = (path: string) => rm(writableFile(folder, path), { force: true });
  return {
    all: async () => {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const drafts = await Promise.all(names.filter((name) => name.endsWith(".json")).map(read));
      return drafts.flatMap((draft) => draft ?? []);
    },
    of: read,
    keep: async (change, uploads) => {
      const { texts, ...pictures } = await checkChange(content, change, uploads);
      const path = (change.isNew && texts[0]?.path) || change.path;
      const draft: Draft = { path, text: texts[0]?.text ?? change.text, at: now().toISOString() };
      const record = new Map([[writableFile(folder, path), JSON.stringify(draft)]]);
      await applyChange(content, { texts: [], uploads: pictures.uploads, moves: [] }, uploads, record);
      if (path !== change.path) await drop(change.path);
      return path;
    },
    drop,
  };
}
