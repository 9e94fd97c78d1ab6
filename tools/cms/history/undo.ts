import { posix } from "node:path";
import type { ContentChange } from "../../../src/cms/content-change";
import { type ChangedEntry, presentPath, type StoredEntry } from "../../../src/cms/history/kept-change";
import { visitFields } from "../../../src/content/fields/content-path";
import { parseContentFile } from "../../../src/content/reading/parse-content-file";
import type { Uploads } from "../check-change";
import { contentPaths } from "../content-paths";
import { makeChanges, type PlannedChange } from "../make-changes";
import type { History } from "./kept-history";

interface Undone {
  /** What stands against it, in words; empty where nothing does. */
  refusal: string;
  /** Where the entry is afterwards; undefined where it is gone, as before the change. */
  path: string | undefined;
}

/**
 * Lets each entry of a change say again what it said before: a new one is removed, a removed one is there again with its
 * pictures. It is a change like any other, checked, and kept so that it can be undone itself.
 */
export async function undo(folder: string, history: History, id: string): Promise<Undone> {
  const kept = await history.changes();
  const change = kept.find((one) => one.id === id);
  if (!change) return { refusal: "This change is no longer kept.", path: undefined };
  const present = new Set(await contentPaths(folder));
  const planned = await Promise.all(
    change.entries.map((entry) => {
      const now = [presentPath(kept, id, entry), entry.before?.path].find(
        (path) => path && present.has(path),
      );
      return plan(entry, now, present, history);
    }),
  );
  return makeChanges(folder, history, planned);
}

async function plan(
  { before, after }: ChangedEntry,
  now: string | undefined,
  present: ReadonlySet<string>,
  history: History,
): Promise<PlannedChange> {
  if (!before) return { change: { path: now ?? after?.path ?? "", isNew: false, uploads: [] } };
  const uploads = await deletedPictures(before, present, history);
  const change: ContentChange = {
    path: now ?? before.path,
    text: before.text,
    isNew: now === undefined,
    uploads: [...uploads.keys()],
  };
  return { change, uploads };
}

/** The pictures that an entry shows and that are there no longer. */
async function deletedPictures(
  entry: StoredEntry,
  present: ReadonlySet<string>,
  history: History,
): Promise<Uploads> {
  const { parsed } = parseContentFile(entry);
  const named = new Set<string>();
  if (parsed)
    visitFields(parsed.schema, parsed.content, ({ description, value }) => {
      if (description.use === "picture" && typeof value === "string")
        named.add(posix.join(posix.dirname(entry.path), value));
    });
  const missing = [...named].filter((path) => !present.has(path));
  const found = await Promise.all(
    missing.map(async (path) => ({ name: posix.basename(path), bytes: await history.deletedPicture(path) })),
  );
  return new Map(found.flatMap(({ name, bytes }) => (bytes ? [[name, bytes] as const] : [])));
}
