import { posix } from "node:path";
import type { ContentChange } from "../../../src/cms/content-change";
import { presentPath, type StoredEntry } from "../../../src/cms/history/kept-change";
import { visitFields } from "../../../src/content/fields/content-path";
import { parseContentFile } from "../../../src/content/reading/parse-content-file";
import { contentPaths } from "../content-paths";
import { makeChange } from "../make-change";
import type { History } from "./kept-history";

interface Undone {
  /** What stands against it, in words; empty where nothing does. */
  refusal: string;
  /** Where the entry is afterwards; undefined where it is gone, as before the change. */
  path?: string | undefined;
}

/**
 * Lets each entry of a change say again what it said before: a new one is removed, a removed one is there again with its
 * pictures. It is a change like any other, checked, and kept so that it can be undone itself.
 */
export async function undo(folder: string, history: History, id: string): Promise<Undone> {
  const kept = await history.changes();
  const change = kept.find((one) => one.id === id);
  if (!change) return { refusal: "This change is no longer kept." };
  const present = new Set(await contentPaths(folder));
  const uploads = new Map<string, Buffer>();
  const changes: ContentChange[] = [];
  for (const entry of change.entries) {
    const { before, after } = entry;
    const paths = [presentPath(kept, id, entry), before?.path];
    const now = paths.find((path) => path !== undefined && present.has(path));
    const pictures = before ? await deletedPictures(before, present, history) : [];
    for (const { name, bytes } of pictures) uploads.set(name, bytes);
    changes.push({
      path: now ?? (before ?? after)?.path ?? "",
      ...(before ? { text: before.text } : {}),
      isNew: before !== undefined && now === undefined,
      uploads: pictures.map(({ name }) => name),
    });
  }
  return makeChange(folder, history, { changes, uploads });
}

/** The pictures that an entry shows and that are there no longer. */
async function deletedPictures(
  entry: StoredEntry,
  present: ReadonlySet<string>,
  history: History,
): Promise<{ name: string; bytes: Buffer }[]> {
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
  return found.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
}
