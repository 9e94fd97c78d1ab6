import {
  type ContentPath,
  fieldLabel,
  fieldName,
  fieldsIn,
  isRecord,
} from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import { editorPlace } from "../../content/reading/editor-place";
import { type ParsedFile, parseContentFile } from "../../content/reading/parse-content-file";
import { contentTypeOf, pageOf } from "../../content/types/content-types";
import { contentOf } from "../state/entries";
import type { Change, Content } from "./change";
import { textAt, textChanges } from "./changed-files";
import { contentText } from "./content-text";
import { changeRedirects } from "./rename-entry";

/** A field that names an entry. */
export interface EntryUse {
  /** The file that names it, and where in it. */
  file: string;
  field: ContentPath;
  /** Home page › Words and pictures › Featured areas › Areas */
  place: string;
  /** Whether the field, or the list it is in, may do without; elsewhere another must take its place. */
  mayGo: boolean;
}

/** Every field of the content that names an entry by its slug. */
export function entryUses({ files }: Content, path: string): EntryUse[] {
  const type = contentTypeOf(path);
  return files.flatMap((file) => {
    const { parsed } = file.path === path ? {} : parseContentFile(file);
    if (!parsed) return [];
    const fields = fieldsIn(parsed.schema, parsed.content);
    return fields.flatMap(({ path: field, description: { use, to }, value }) => {
      if (use !== "reference" || to !== type || value !== fileName(path)) return [];
      const list = typeof field.at(-1) === "number" ? field.slice(0, -1) : undefined;
      const place = `${editorPlace(file.path, parsed.content)} › ${fieldLabel(parsed.schema, list ?? field)}`;
      return { file: file.path, field, place, mayGo: mayBeWithout(parsed, field, list) };
    });
  });
}

function mayBeWithout({ schema, content }: ParsedFile, field: ContentPath, list = field): boolean {
  const { error } = schema.safeParse(mended(content, field, undefined));
  return !error?.issues.some(({ path }) => fieldName(path) === fieldName(list));
}

/** Takes a use out of its list, or puts another entry in its place. */
export type Mending = EntryUse & { instead?: string | undefined };

/** The removal of an entry with all that its going asks for. `redirect` is where its address leads from then on. */
export function removeEntry(
  content: Content,
  path: string,
  mendings: readonly Mending[],
  redirect?: string,
): Change {
  const written = new Map<string, string | undefined>([[path, undefined]]);
  // From the last of a list to its first, so that the places of the others stay right.
  for (const { file, field, instead } of mendings.toReversed()) {
    const text = written.get(file) ?? textAt(content, file) ?? "{}";
    written.set(file, contentText(mended(JSON.parse(text), field, instead)));
  }
  const type = contentTypeOf(path);
  const page = type && pageOf(type, fileName(path));
  for (const { path, text } of page ? changeRedirects(content.files, page, redirect) : [])
    written.set(path, text);
  const name = editorPlace(path, contentOf(textAt(content, path)));
  return { title: `${name}: removed`, texts: textChanges(content, written), pictures: [] };
}

function mended(value: unknown, [step, ...rest]: ContentPath, instead: string | undefined): unknown {
  if (step === undefined) return instead;
  if (Array.isArray(value)) {
    const gone = rest.length === 0 && (instead === undefined || value.includes(instead));
    if (gone) return value.filter((_entry, index) => index !== step);
    return value.map((entry, index) => (index === step ? mended(entry, rest, instead) : entry));
  }
  return isRecord(value) ? { ...value, [String(step)]: mended(value[String(step)], rest, instead) } : value;
}
