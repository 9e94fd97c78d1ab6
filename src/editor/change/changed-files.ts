import { folderOf } from "../../content/reading/file-path";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { Content, TextChange } from "./change";

type Texts = readonly TextChange[];

/** The files as they are after a change. */
export function changedFiles(files: readonly ContentFile[], texts: Texts): ContentFile[] {
  const touched = new Set(texts.map(({ path }) => path));
  const written = texts.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, text: after }]));
  return [...files.filter(({ path }) => !touched.has(path)), ...written];
}

export const textAt = ({ files }: Pick<Content, "files">, path: string) =>
  files.find((file) => file.path === path)?.text;

export const writtenFiles = (files: readonly ContentFile[]) =>
  new Map<string, string | undefined>(files.map(({ path, text }) => [path, text]));

/** Compares a set of texts with the current files. */
export function textChanges(
  content: Content,
  written: ReadonlyMap<string, string | undefined>,
): TextChange[] {
  return [...written].flatMap(([path, after]) => {
    const before = textAt(content, path);
    return before === after ? [] : [{ path, before, after }];
  });
}

/** The paths of texts that have changed since they were read. */
export const staleTexts = (texts: Texts, content: Pick<Content, "files">): string[] =>
  texts.flatMap(({ path, before }) => (textAt(content, path) === before ? [] : [path]));

/** The entry whose path changed: one file of a folder was removed, and one was added. */
export function renamingIn(texts: Texts): { from: TextChange; to: TextChange } | undefined {
  const [from, ...alsoGone] = texts.filter(({ after }) => after === undefined);
  const [to, ...alsoNew] = texts.filter(({ before }) => before === undefined);
  if (!from || !to || alsoGone.length + alsoNew.length > 0) return undefined;
  return folderOf(from.path) === folderOf(to.path) ? { from, to } : undefined;
}
