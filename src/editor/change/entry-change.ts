import { posix } from "node:path";
import { londonDay } from "../../content/derived/clock";
import { schemaAddress } from "../../content/derived/schema-files";
import { valueAt } from "../../content/fields/content-path";
import { fileName } from "../../content/reading/content-path";
import { editorPlace } from "../../content/reading/editor-place";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../content/types/content-types";
import { contentOf, entriesIn } from "../state/entries";
import { freeName, pictureAt, pictureNamedBy } from "../state/picture-path";
import type { Content } from "../store/store";
import type { Change } from "./change";
import { changeRedirects, pageOf } from "./change-redirects";
import { textAt, textChanges } from "./changed-files";
import { contentText } from "./content-text";
import { differences } from "./differences";
import { movedPictures, pictureFolder, renamedFiles, renamedText, replaceValues } from "./rename-entry";

export { textAt };

/** An entry as it was written in its form. */
export interface WrittenEntry {
  /** Its file below data/; of a new entry, one that is free. */
  path: string;
  isNew: boolean;
  value: Record<string, unknown>;
  /** The pictures that are new in it, by the paths below data/ under which it names them. */
  pictures: ReadonlyMap<string, Blob>;
}

/**
 * All that has to be written so that an entry leaves nothing behind: itself with its pictures and, where its slug changed,
 * whatever refers to it and a redirect from its old address.
 */
export function entryChange(content: Content, { path, isNew, value, pictures }: WrittenEntry): Change {
  const type = contentTypeOf(path);
  if (!type) throw new Error(`No content type is at ${path}`);
  const { place, schema } = contentTypes[type];
  const [before, slug] = [isNew ? undefined : fileName(path), slugOf(path, value)];
  const newPath = "folder" in place ? `${place.folder}/${slug}.json` : path;
  const renaming = before && newPath !== path ? { type, from: before, to: slug } : undefined;
  const stored = content.pictures.map((picture) => picture.path);
  const moved = renaming ? movedPictures(stored, renaming) : [];
  const taken = [...stored, ...moved.map((move) => move.path)];
  const placed = placePictures(pictureFolder(type, slug), pictures, taken);

  const named = replaceValues(schema, completed(content, type, value), (text, description) => {
    const to = description.use === "picture" ? placed.get(pictureAt(path, text)) : undefined;
    if (to) return pictureNamedBy(newPath, to);
    return renaming ? renamedText(path, renaming)(text, description) : text;
  });
  const text = contentText({ $schema: schemaAddress(type), ...Object(named) });
  const others = content.files.filter((file) => file.path !== path);
  const written = new Map<string, string | undefined>();
  for (const file of renaming ? renamedFiles(others, renaming) : []) written.set(file.path, file.text);
  for (const file of changeRedirects(content.files, before && pageOf(type, before), pageOf(type, slug)))
    written.set(file.path, file.text);
  if (renaming) written.set(path, undefined);
  written.set(newPath, text);
  return {
    title: titleOf(newPath, isNew ? undefined : textAt(content, path), text),
    texts: textChanges(content, written),
    pictures: [
      ...moved,
      ...[...pictures].flatMap(([name, bytes]) => {
        const to = placed.get(name);
        return to ? [{ kind: "added", path: to, bytes } as const] : [];
      }),
    ],
  };
}

/** Where new pictures are stored, by the paths under which the entry names them: under a name that is free. */
function placePictures(
  folder: string | undefined,
  pictures: WrittenEntry["pictures"],
  stored: readonly string[],
): Map<string, string> {
  const placed = new Map<string, string>();
  for (const name of folder ? pictures.keys() : []) {
    const wanted = posix.join(folder ?? "", posix.basename(name));
    placed.set(name, freeName(wanted, new Set([...stored, ...placed.values()])));
  }
  return placed;
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
  const slug = valueAt(value, ["slug"]);
  return typeof slug === "string" && slug !== "" ? slug : fileName(path);
}
