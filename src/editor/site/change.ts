import type { ContentFile } from "../../content/reading/read-content-files";
import { contentText } from "./content-text";
import type { Site } from "./site";

/** A file before and after a change; a new one has no `before`, a removed one no `after`. */
interface TextChange {
  /** Below data/, with forward slashes: areas/chelsea.json. */
  path: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** Everything that one press of a button changes in the content. It is published as a whole, or not at all. */
export interface Change {
  /** A summary for the history: Company details: Phone. */
  title: string;
  texts: readonly TextChange[];
  /** The file of the edited entry. All its errors block the change, also those that it had before. */
  path?: string;
  /** Added pictures by their paths below data/. No change removes one, because other entries may show it. */
  pictures?: ReadonlyMap<string, Blob> | undefined;
}

/** The files as they are after a change. */
export function changedFiles(files: readonly ContentFile[], texts: Change["texts"]): ContentFile[] {
  const touched = new Set(texts.map(({ path }) => path));
  const written = texts.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, text: after }]));
  return [...files.filter(({ path }) => !touched.has(path)), ...written];
}

/** Compares written files with those that are there. Ignores formatting. A removed file has no text. */
export function textChanges(
  { entries }: Site,
  written: readonly { path: string; text: string | undefined }[],
): TextChange[] {
  return written.flatMap(({ path, text: after }) => {
    const entry = entries.get(path);
    const isSame = entry?.isReadable && contentText(entry.type, entry.value) === after;
    return isSame || entry?.text === after ? [] : [{ path, before: entry?.text, after }];
  });
}
