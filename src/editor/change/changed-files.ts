import { isRecord } from "../../content/fields/value-path";
import { folderOf } from "../../content/reading/file-path";
import { parseJson } from "../../content/reading/parse-json";
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

/** Compares a set of texts with the current files. Another layout of the same content is no change. */
export function textChanges(
  content: Pick<Content, "files">,
  written: ReadonlyMap<string, string | undefined>,
): TextChange[] {
  return [...written].flatMap(([path, after]) => {
    const before = textAt(content, path);
    return sameContent(before, after) ? [] : [{ path, before, after }];
  });
}

function sameContent(before: string | undefined, after: string | undefined): boolean {
  if (before === after) return true;
  if (before === undefined || after === undefined) return false;
  const [old, now] = [parseJson(before), parseJson(after)];
  return !old.fault && !now.fault && sorted(old.value) === sorted(now.value);
}

/** The JSON of a value with its fields in the order of the alphabet. */
const sorted = (value: unknown) =>
  JSON.stringify(value, (_name, part) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The entry whose path changed: one file of a folder was removed, and one was added. */
export function renamingIn(texts: Texts): { from: TextChange; to: TextChange } | undefined {
  const [from, ...alsoGone] = texts.filter(({ after }) => after === undefined);
  const [to, ...alsoNew] = texts.filter(({ before }) => before === undefined);
  if (!from || !to || alsoGone.length + alsoNew.length > 0) return undefined;
  return folderOf(from.path) === folderOf(to.path) ? { from, to } : undefined;
}
