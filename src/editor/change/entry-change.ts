import { editorPlace } from "../../content/reading/editor-place";
import { type ContentTypeName, contentTypeOf, contentTypes, pageOf } from "../../content/types/content-types";
import { londonDay } from "../../content/values/clock";
import { firstThree } from "../../content/values/counted";
import type { Change, Content } from "./change";
import { textAt, textChanges, writtenFiles } from "./changed-files";
import { contentText, type Replacement, replacedTexts, storedValue } from "./content-text";
import { differences } from "./differences";
import { contentOf, type EntryValue, entriesIn, slugIn } from "./entries";
import { changedRedirects } from "./redirects";

/** An entry as it was written in its form. */
interface WrittenEntry {
  /** Its file below data/. An entry is new if there is no such file. */
  path: string;
  value: EntryValue;
  /** The paths below data/ of the pictures that are new in it. */
  pictures: readonly string[];
}

/**
 * Everything that publishing an entry changes: the entry with its pictures and, if its slug changed,
 * all references and links to it and a redirect from its old address. Stored pictures keep their paths. `path` is the path of its file
 * afterwards.
 */
export function entryChange(
  content: Content,
  { path, value, pictures }: WrittenEntry,
): Change & { path: string } {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`No content type is at ${path}`);
  const { schema } = contentTypes[type];
  const slug = slugIn(path, value);
  const newPath = storedPath(path, value);
  const before = textAt(content, path);
  const isNew = before === undefined;
  if (!isNew && isStored(content, path, value)) return { path: newPath, title: "", texts: [], pictures: [] };
  const oldSlug = isNew ? slug : slugIn(path, contentOf(before));
  const [oldPage, page] = [isNew ? undefined : pageOf(type, oldSlug), pageOf(type, slug)];
  const renamed: Replacement = (text, { description: { to, use } }) => {
    if (to === type && text === oldSlug) return slug;
    const [linked, part = ""] = text.split(/(?=#)/);
    return use === "link" && linked === oldPage ? `${page}${part}` : text;
  };
  const own = storedValue(schema, completed(content, type, value), renamed);
  const text = contentText(type, Object(own));
  const others = slug === oldSlug ? [] : content.files.filter((file) => file.path !== path);
  const renamedFiles = others.map((file) => replacedTexts(file, renamed));
  const redirected = changedRedirects(content.files, oldPage, page);
  const written = writtenFiles([...renamedFiles, ...redirected, { path: newPath, text }]);
  if (newPath !== path) written.set(path, undefined);
  return {
    path: newPath,
    title: titleOf(newPath, before, text),
    texts: textChanges(content, written),
    pictures: pictures.map((path) => ({ kind: "added", path })),
  };
}

/** The path that publishing gives an entry: that of its short name. Types with one file have no other. */
export function storedPath(path: string, value: unknown): string {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`No content type is at ${path}`);
  const { place } = contentTypes[type];
  return "folder" in place ? `${place.folder}/${slugIn(path, value)}.json` : path;
}

/** True if an entry is stored with these words, apart from the values that publishing adds. */
export function isStored({ files }: Files, path: string, value: EntryValue): boolean {
  const type = contentTypeOf(path);
  if (!type) return false;
  const text = textAt({ files }, storedPath(path, value));
  if (text === undefined) return false;
  const stored = contentOf(text);
  const { order, updated } = stored;
  const own = { ...value, order, updated };
  return contentText(type, own) === contentText(type, stored);
}

type Files = Pick<Content, "files">;

/** Adds values that have no input: a legal text gets today's date, and a new entry becomes the last of its list. */
function completed({ files }: Files, type: ContentTypeName, value: EntryValue): EntryValue {
  const { place, schema } = contentTypes[type];
  if ("updated" in schema.shape) return { ...value, updated: londonDay(new Date()) };
  if (!("order" in schema.shape && "folder" in place) || typeof value.order === "number") return value;
  const orders = entriesIn(files, place.folder).map(({ order = 0 }) => order);
  return { ...value, order: Math.max(0, ...orders) + 1 };
}

/** Areas › Chelsea: Card text, Homes. */
function titleOf(path: string, before: string | undefined, after: string): string {
  const name = editorPlace(path, contentOf(after));
  if (before === undefined) return `${name}: new`;
  const labels = [
    ...new Set(differences(path, before, after).map(({ label }) => label.split(" › ")[0] ?? label)),
  ];
  return labels.length > 0 ? `${name}: ${firstThree(labels)}` : `${name}`;
}
