import { posix } from "node:path";
import { isRecord } from "../../content/fields/content-path";
import { type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { pictureFolder } from "../../editor/change/picture-folder";
import { replaceValues } from "../../editor/change/replace-values";

interface Entry {
  /** Path below data/ under which it will be stored. */
  path: string;
  type: ContentTypeName;
  content: unknown;
}

/**
 * Gives new pictures their place, and lets the entry name them there. Decap writes the path that a picture would have
 * had when it was chosen; the slug that decides on its folder may be typed later.
 */
export function placeUploads(
  { path, type, content }: Entry,
  uploads: readonly string[],
  pictures: readonly string[],
) {
  const folder = pictureFolder(type, slugOf(path, content));
  if (folder === undefined) return { content, uploads: [] };
  const placed = uploads.map((name) => ({ name, to: posix.join(folder, name) }));
  const placeOf = new Map(placed.map(({ name, to }) => [name, to]));
  const placedContent = replaceValues(contentTypes[type].schema, content, (text, { use }) => {
    if (use !== "picture") return text;
    const named = posix.join(posix.dirname(path), text);
    const to = placeOf.get(posix.basename(text));
    return to && !pictures.includes(named) ? posix.relative(posix.dirname(path), to) : text;
  });
  return { content: placedContent, uploads: placed };
}

function slugOf(path: string, content: unknown): string {
  const slug = isRecord(content) ? content.slug : undefined;
  return typeof slug === "string" ? slug : posix.basename(path, ".json");
}
