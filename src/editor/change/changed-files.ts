import { posix } from "node:path";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { Content } from "../store/store";
import type { Change, RecordedPicture, TextChange } from "./change";

/** The files as they are after a change. */
export function changedFiles(files: readonly ContentFile[], texts: readonly TextChange[]): ContentFile[] {
  const touched = new Set(texts.map(({ path }) => path));
  const written = texts.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, text: after }]));
  return [...files.filter(({ path }) => !touched.has(path)), ...written];
}

/** The paths of the pictures as they are after a change. */
export function changedPictures(paths: readonly string[], changes: readonly RecordedPicture[]): Set<string> {
  const pictures = new Set(paths);
  for (const change of changes) {
    if (change.kind === "moved") pictures.delete(change.from);
    if (change.kind === "removed") pictures.delete(change.path);
    else pictures.add(change.path);
  }
  return pictures;
}

export const textAt = ({ files }: Pick<Content, "files">, path: string) =>
  files.find((file) => file.path === path)?.text;

/** What a set of texts changes of the files that are there. */
export function textChanges(
  content: Content,
  written: ReadonlyMap<string, string | undefined>,
): TextChange[] {
  return [...written].flatMap(([path, after]) => {
    const before = textAt(content, path);
    return before === after ? [] : [{ path, before, after }];
  });
}

/** The paths of texts that somebody has changed since they were read. */
export function staleTexts({ texts }: Pick<Change, "texts">, files: readonly ContentFile[]): string[] {
  return texts.flatMap(({ path, before }) => (textAt({ files }, path) === before ? [] : [path]));
}

/** The entry that got another path: one file of a folder went, and one came. */
export function renamingIn(texts: readonly TextChange[]): { from: TextChange; to: TextChange } | undefined {
  const [from, ...alsoGone] = texts.filter(({ after }) => after === undefined);
  const [to, ...alsoNew] = texts.filter(({ before }) => before === undefined);
  if (!from || !to || alsoGone.length + alsoNew.length > 0) return undefined;
  return posix.dirname(from.path) === posix.dirname(to.path) ? { from, to } : undefined;
}
