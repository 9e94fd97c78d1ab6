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

/** An edited entry, whose errors are reported where its form is open. */
export interface EditedEntry {
  /** Its file after the change. */
  path: string;
  /** The text of its file after the change. */
  text: string;
  /** The path at which its form is open. Differs if the entry is new or gets another short name. */
  formPath: string;
  /** True if no text of the entry was published before. */
  isNew: boolean;
}

/** Everything that one press of a button changes in the content. It is published as a whole, or not at all. */
export interface Change {
  /** A summary for the history: Company details: Phone. */
  title: string;
  files: readonly FileChange[];
  /** The edited entry. All its errors block the change, also those that it had before. */
  edited?: EditedEntry;
  /** Added pictures by their paths below data/. No change removes one, because other entries may show it. */
  pictures?: ReadonlyMap<string, Blob> | undefined;
}

/** A change that a form makes. It has no files if the entry is stored as it is in the form. */
export type EntryChange = Change & { edited: EditedEntry };

/** The files as they are after a change, in their order. New ones come last. */
export function changedFiles(files: readonly ContentFile[], changes: Change["files"]): ContentFile[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const { path, after } of changes)
    if (after === undefined) texts.delete(path);
    else texts.set(path, after);
  return Array.from(texts, ([path, text]) => ({ path, text }));
}

/** Compares written files with those that are there. Ignores formatting. A removed file has no text. */
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
