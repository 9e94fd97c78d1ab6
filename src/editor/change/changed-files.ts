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

/** What a set of texts does to files that are there: those that stay as they are left out, and each one with its text before. */
export function textChanges(
  content: Content,
  written: ReadonlyMap<string, string | undefined>,
): TextChange[] {
  const texts = new Map(content.files.map(({ path, text }) => [path, text]));
  return [...written].flatMap(([path, after]) => {
    const before = texts.get(path);
    return before === after ? [] : [{ path, before, after }];
  });
}

/** The paths of texts that somebody has changed since they were read. */
export function staleTexts({ texts }: Pick<Change, "texts">, files: readonly ContentFile[]): string[] {
  const now = new Map(files.map(({ path, text }) => [path, text]));
  return texts.flatMap(({ path, before }) => (now.get(path) === before ? [] : [path]));
}

/** The entry that got another path: one file of a folder went, and one came. */
export function renamingIn(texts: readonly TextChange[]): { from: TextChange; to: TextChange } | undefined {
  const went = texts.filter(({ after }) => after === undefined);
  const came = texts.filter(({ before }) => before === undefined);
  const [from, to] = [went[0], came[0]];
  if (!from || !to || went.length > 1 || came.length > 1) return undefined;
  return posix.dirname(from.path) === posix.dirname(to.path) ? { from, to } : undefined;
}
