import type { ContentFile } from "../../content/reading/read-content-files";
import { contentText } from "../site/content-text";
import type { Site } from "../site/site";

/** A file before and after a change; a new one has no `before`, a removed one no `after`. */
interface FileChange {
  /** Below data/, with forward slashes: areas/chelsea.json. */
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** The entry that was edited in a form. */
export interface EditedEntry {
  /** Its file after the change. */
  path: string;
  /** The text of its file after the change. */
  text: string;
  /** The path at which its form is open. It differs from `path` if the entry is new or was renamed. */
  formPath: string;
  /** True if the entry was not published before. */
  isNew: boolean;
}

/** Everything that one press of a button changes in the content. It is published as a whole, or not at all. */
export interface Change {
  /** A summary for the history: Company details: Phone. */
  title: string;
  files: readonly FileChange[];
  /** All errors of this entry block the change, also those that it had before. */
  edited?: EditedEntry;
  /** Added pictures by their paths below data/. No change removes one, because other entries may show it. */
  pictures?: ReadonlyMap<string, Blob> | undefined;
}

/** A change of an entry that is edited in a form. */
export interface EntryChange extends Change {
  edited: EditedEntry;
}

/** The files as they are after a change, in their order. New ones come last. */
export function filesAfter(files: readonly ContentFile[], changes: Change["files"]): ContentFile[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { path, after } of changes)
    if (after === undefined) texts.delete(path);
    else texts.set(path, after);
  return Array.from(texts, ([path, text]) => ({ path, text }));
}

/** The written files that differ from the stored ones in more than their formatting. A removed file has no text. */
export function fileChanges(
  { entries }: Site,
  written: readonly { path: string; text: string | undefined }[],
): FileChange[] {
  return written.flatMap(({ path, text: after }) => {
    const entry = entries.get(path);
    const isSame = entry && contentText(entry.type, entry.value) === after;
    return isSame || entry?.text === after ? [] : [{ path, before: entry?.text, after }];
  });
}
