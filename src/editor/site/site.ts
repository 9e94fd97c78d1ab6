import type * as z from "zod/mini";
import { companyFacts } from "../../content/derived/company-facts";
import { editorLocation, entryName } from "../../content/reading/editor-location";
import { fileName, folderOf } from "../../content/reading/file-path";
import { parseContentFile } from "../../content/reading/parse-content-file";
import { parseJson, withoutSchemaPath } from "../../content/reading/parse-json";
import type { ContentFile } from "../../content/reading/read-content-files";
import { companyIn } from "../../content/reading/valid-entries";
import type { ValidationError } from "../../content/reading/validation-error";
import { publicationErrors } from "../../content/rules/publication-errors";
import { type ContentTypeName, contentTypeOf, contentTypes, pageOf } from "../../content/types/content-types";
import { isRecord, valueAt } from "../../content/values/value-path";
import { UserError } from "./user-error";

/** A picture below data/images/, with its size if the store knows it. */
export interface StoredPicture {
  path: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** All content: its files, and which pictures there are. */
export interface Content {
  files: readonly ContentFile[];
  pictures: readonly StoredPicture[];
}

/** The fields of an entry, valid or not. */
export type EntryValue = Record<string, unknown>;

/** An entry of the content. */
export interface SiteEntry {
  /** Its file below data/. */
  path: string;
  type: ContentTypeName;
  text: string;
  value: EntryValue;
  slug: string;
  name: string;
  /** The address of the entry's own page. */
  page: string | undefined;
}

/** All content, parsed and checked once. */
export interface Site extends Content {
  /** The entries by their paths, in the order of the files. */
  entries: ReadonlyMap<string, SiteEntry>;
  errors: readonly ValidationError[];
  /** The values of the company's placeholders, as they are published. */
  facts: Readonly<Record<string, string>>;
}

/** Parses the content. Throws if somebody has broken a file by hand. `errors` are those of its check. */
export function siteOf(content: Content, errors: readonly ValidationError[] = []): Site {
  const entries = new Map(
    content.files.flatMap((file) => entryIn(file) ?? []).map((entry) => [entry.path, entry]),
  );
  const company = companyIn(content.files);
  const services = [...entries.values()].filter(({ type }) => type === "Service").length;
  return { ...content, entries, errors, facts: company ? companyFacts(company, services) : {} };
}

/** Everything that keeps the site from being built: errors of its content, and what a site at a real address lacks. */
export const buildErrors = ({ errors, files }: Site): ValidationError[] => [
  ...errors,
  ...publicationErrors(files),
];

/** The entry in a file. Undefined if the file belongs to no content type. */
function entryIn(file: ContentFile): SiteEntry | undefined {
  const { path, text } = file;
  const type = contentTypeOf(path);
  if (!type) return undefined;
  const { content: value, errors } = parseContentFile(file);
  if (!isRecord(value))
    throw new UserError(
      `The file data/${path} was changed outside the editor, and cannot be read. ${errors[0]?.message} Mend it in a text editor. Words that you have written here are kept.`,
    );
  const slug = slugIn(path, value);
  return { path, type, text, value, slug, name: shownName(path, value), page: pageOf(type, slug) };
}

/** The content type of the entry at a path. */
export function typeAt(path: string): ContentTypeName {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`No content type is at ${path}`);
  return type;
}

/** The schema of the entry at a path. */
export const entrySchema = (path: string): z.ZodMiniObject => contentTypes[typeAt(path)].schema;

/** The content of an entry's text. Empty without a text, or if it is not JSON. */
export function valueIn(text: string | undefined): EntryValue {
  const json = parseJson(text ?? "").value;
  return isRecord(json) ? withoutSchemaPath(json) : {};
}

/** An entry's name as lists show it. */
export const shownName = (path: string, value: EntryValue): string =>
  entryName(path, value) ?? "Without a name";

/** The name by which the editor lists an entry: Areas › Chelsea. */
export const locationOf = (path: string, entries: Site["entries"]): string =>
  editorLocation(path, entries.get(path)?.value) ?? path;

/** The slug that an entry's content names or, if it has none yet, its file's name. */
export const slugIn = (path: string, value: unknown): string =>
  String(valueAt(value, ["slug"]) || fileName(path));

/** The path of an entry's file. A type with a single file ignores the slug. */
export function pathOf(type: ContentTypeName, slug: string): string {
  const { storedIn } = contentTypes[type];
  return "folder" in storedIn ? `${storedIn.folder}/${slug}.json` : storedIn.file;
}

/** The number of an entry in its list. Types without an order have none. */
export const orderOf = ({ value }: SiteEntry): number => (typeof value.order === "number" ? value.order : 0);

/** The entries of a folder in the order in which the site shows them. */
export const entriesIn = ({ entries }: Site, folder: string): SiteEntry[] =>
  [...entries.values()]
    .filter(({ path }) => folderOf(path) === folder)
    .sort((one, other) => orderOf(one) - orderOf(other) || one.name.localeCompare(other.name));
