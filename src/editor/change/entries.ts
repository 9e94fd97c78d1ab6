import { companyFacts } from "../../content/derived/company-facts";
import { longestSlug } from "../../content/fields/content-fields";
import { fieldsIn, isRecord, valueAt } from "../../content/fields/value-path";
import { entryName } from "../../content/reading/editor-place";
import { fileName, folderOf, namedPath } from "../../content/reading/file-path";
import { parseJson, withoutSchemaAddress } from "../../content/reading/parse-json";
import type { ContentFile } from "../../content/reading/read-content-files";
import { companyIn } from "../../content/reading/valid-entries";
import { type ContentTypeName, contentTypeOf, contentTypes, pageOf } from "../../content/types/content-types";
import { pagePaths } from "../../routes/page-paths";

/** An entry as lists and choices show it. */
export interface EntrySummary {
  path: string;
  slug: string;
  name: string;
  /** Its first words. */
  words: string;
  /** The path below data/ of its first picture. */
  picture: string | undefined;
  /** Undefined if its group has no order. */
  order: number | undefined;
}

/** The fields of an entry, valid or not. */
export type EntryValue = Record<string, unknown>;

/** A file's content; empty if the file is not JSON. */
export function contentOf(text: string | undefined): EntryValue {
  const json = parseJson(text ?? "{}");
  return isRecord(json.value) ? withoutSchemaAddress(json.value) : {};
}

/** False if a file is broken, as when somebody has changed it by hand. */
export const isReadable = (text: string | undefined) => text === undefined || isRecord(parseJson(text).value);

/** An entry's name as lists show it. */
export const shownName = (path: string, value: EntryValue): string =>
  entryName(path, value) ?? "Without a name";

export function entryOf({ path, text }: ContentFile): EntrySummary {
  const type = contentTypeOf(path);
  const value = contentOf(text);
  const name = shownName(path, value);
  return {
    path,
    slug: fileName(path),
    name,
    words: firstWords(value, name),
    picture: type && firstPicture(type, path, value),
    order: typeof value.order === "number" ? value.order : undefined,
  };
}

/** The entries of a folder in the order in which the site shows them. */
export function entriesIn(files: readonly ContentFile[], folder: string): EntrySummary[] {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(entryOf)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0) || one.name.localeCompare(other.name));
}

/** A slug that no other entry beside one has: ada, else ada-2, ada-3. A long one makes room for its number. */
export function freeSlug(files: readonly ContentFile[], beside: string, slug: string): string {
  const taken = entriesIn(files, folderOf(beside)).map((entry) => entry.slug);
  const stem = slug.slice(0, longestSlug - 4).replace(/-$/, "");
  const numbered = taken.map((_, index) => `${stem}-${index + 2}`);
  return [slug, ...numbered].find((one) => !taken.includes(one)) ?? slug;
}

/** The slug that an entry's content names or, if it has none yet, its file's name. */
export function slugIn(path: string, value: unknown): string {
  return String(valueAt(value, ["slug"]) || fileName(path));
}

/** The path of the page that a file's words belong to. Undefined if there is no such page. */
export function pageOfFile(path: string, text: string | undefined): string | undefined {
  const type = contentTypeOf(path);
  return type && pageOf(type, slugIn(path, contentOf(text)));
}

/** All pages by their addresses, each as the entry that has its words. */
export function pagesIn(files: readonly ContentFile[]): Pick<EntrySummary, "slug" | "name">[] {
  const pages = files.map((file) => {
    return { slug: pageOfFile(file.path, file.text) ?? "", name: shownName(file.path, contentOf(file.text)) };
  });
  return pages
    .filter(({ slug }) => slug && slug !== pagePaths.notFound)
    .map(({ slug, name }) => ({ slug, name: `${slug} – ${name}` }))
    .sort((one, other) => one.slug.localeCompare(other.slug));
}

/** The values of the company's placeholders, as they are published. */
export function factsIn(files: readonly ContentFile[]): Readonly<Record<string, string>> {
  const company = companyIn(files);
  const services = files.filter(({ path }) => contentTypeOf(path) === "Service").length;
  return company ? companyFacts(company, services) : {};
}

const summaryFields = ["description", "work", "answer", "introduction", "suits"];

function firstWords(value: EntryValue, name: string): string {
  const words = summaryFields
    .map((field) => value[field])
    .find((text) => typeof text === "string" && text !== name);
  const any = Object.values(value).find((text) => typeof text === "string" && text !== name);
  return String(words ?? valueAt(value, ["hero", "introduction"]) ?? any ?? "");
}

function firstPicture(type: ContentTypeName, path: string, value: unknown): string | undefined {
  const first = fieldsIn(contentTypes[type].schema, value).find(
    (field) => field.description.use === "picture" && field.value,
  );
  return first && namedPath(path, String(first.value));
}
