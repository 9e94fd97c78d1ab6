import { londonDay } from "../../content/derived/clock";
import { schemaAddress } from "../../content/derived/schema-files";
import { valueAt } from "../../content/fields/content-path";
import { namesFile } from "../../content/fields/field-descriptions";
import { fileName, folderOf, namedPath } from "../../content/reading/content-path";
import { editorPlace } from "../../content/reading/editor-place";
import { type ContentTypeName, contentTypeOf, contentTypes, pageOf } from "../../content/types/content-types";
import { contentOf, entriesIn } from "../state/entries";
import { freeName, pictureNamedBy } from "../state/picture-path";
import type { Change, Content } from "./change";
import { textAt, textChanges, writtenFiles } from "./changed-files";
import { contentText, type Replacement, replacedTexts, storedValue } from "./content-text";
import { differences } from "./differences";
import { changeRedirects } from "./redirects";

/** An entry as it was written in its form. */
interface WrittenEntry {
  /** Its file below data/; of a new entry, one that is free. */
  path: string;
  isNew: boolean;
  value: Record<string, unknown>;
  /** The pictures that are new in it, by the paths below data/ under which it names them. */
  pictures: ReadonlyMap<string, Blob>;
}

/**
 * All that has to be written so that an entry leaves nothing behind: itself with its pictures and, if its slug changed,
 * whatever refers to it and a redirect from its old address. `path` is where its file is from then on.
 */
export function entryChange(
  content: Content,
  { path, isNew, value, pictures }: WrittenEntry,
): Change & { path: string } {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`No content type is at ${path}`);
  const { place, schema } = contentTypes[type];
  const slug = slugOf(path, value);
  const newPath = "folder" in place ? `${place.folder}/${slug}.json` : path;
  const oldSlug = isNew ? slug : fileName(path);
  const moves = pictureMoves(content, pictures, pictureFolder(type, oldSlug), pictureFolder(type, slug));
  const renamed =
    (file: string): Replacement =>
    (text, { description }) => {
      const moved = namesFile(description) && moves.get(namedPath(file, text));
      if (moved) return pictureNamedBy(file, moved);
      return description.to === type && text === oldSlug ? slug : text;
    };
  const own = storedValue(schema, completed(content, type, value), renamed(path));
  const text = contentText({ $schema: schemaAddress(type), ...Object(own) });
  const others = newPath === path ? [] : content.files.filter((file) => file.path !== path);
  const mended = others.map((file) => replacedTexts(file, renamed(file.path)));
  const oldPage = isNew ? undefined : pageOf(type, oldSlug);
  const redirected = changeRedirects(content.files, oldPage, pageOf(type, slug));
  const written = writtenFiles([...mended, ...redirected, { path: newPath, text }]);
  if (!isNew && newPath !== path) written.set(path, undefined);
  return {
    path: newPath,
    title: titleOf(newPath, isNew ? undefined : textAt(content, path), text),
    texts: textChanges(content, written),
    pictures: [...moves].map(([from, path]) =>
      pictures.has(from) ? { kind: "added", path } : { kind: "moved", from, path },
    ),
    bytes: new Map([...pictures].map(([name, bytes]) => [moves.get(name) ?? name, bytes])),
  };
}

/** Where pictures go: those of the entry along with it, and the new ones to them, under names that are free. */
function pictureMoves(
  { pictures }: Content,
  added: ReadonlyMap<string, Blob>,
  from: string,
  to: string,
): Map<string, string> {
  const stored = pictures.map(({ path }) => path);
  const along = from === to ? [] : stored.filter((path) => folderOf(path) === from);
  const taken = new Set(stored);
  const moves = new Map<string, string>();
  for (const path of [...along, ...added.keys()]) {
    const free = freeName(path.replace(/^.*(?=\/)/, to), taken);
    moves.set(path, free);
    taken.add(free);
  }
  return moves;
}

/** Where the pictures of an entry lie below data/. */
function pictureFolder(type: ContentTypeName, slug: string): string {
  const { place } = contentTypes[type];
  if ("file" in place) return `images/${fileName(place.file)}`;
  return type === "Project" ? `images/projects/${slug}` : `images/${place.folder}`;
}

/** What nobody types: the day of a legal text is today, and a new entry is the last of its list. */
function completed(
  { files }: Content,
  type: ContentTypeName,
  value: Record<string, unknown>,
): Record<string, unknown> {
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
  const labels = [...new Set(differences(path, before, after).map(({ label }) => label.split(" › ")[0]))];
  const more = labels.length > 3 ? ` and ${labels.length - 3} more` : "";
  return labels.length > 0 ? `${name}: ${labels.slice(0, 3).join(", ")}${more}` : `${name}`;
}

/** The slug that an entry has or, while it has none, its file's name. */
export function slugOf(path: string, value: unknown): string {
  return String(valueAt(value, ["slug"]) || fileName(path));
}
