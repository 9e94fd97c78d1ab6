import { posix } from "node:path";
import { z } from "zod";
import { bare, isRecord } from "../../content/fields/content-path";
import { descriptionOf, type FieldDescription } from "../../content/fields/field-descriptions";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import type { ContentTypeName } from "../../content/types/content-types";
import type { PictureChange } from "./change";
import { contentText } from "./content-text";

/** Another slug for an entry. */
export interface Renaming {
  type: ContentTypeName;
  from: string;
  to: string;
}

/** The files that name what is renamed, by its new name: references to it, and its pictures. */
export function renamedFiles(files: readonly ContentFile[], renaming: Renaming): ContentFile[] {
  return files.flatMap((file) => {
    const { parsed } = parseContentFile(file);
    if (parsed?.content === undefined) return [];
    const content: unknown = JSON.parse(file.text);
    const text = contentText(replaceValues(parsed.schema, content, renamedText(file.path, renaming)));
    return text === contentText(content) ? [] : [{ path: file.path, text }];
  });
}

/** What a field of a file says afterwards. */
export function renamedText(path: string, renaming: Renaming): Replacement {
  const folder = posix.dirname(path);
  return (text, { use, to }) => {
    if (use === "picture") return posix.relative(folder, renamedPicture(posix.join(folder, text), renaming));
    const isNamed = use === "reference" && to === renaming.type && text === renaming.from;
    return isNamed ? renaming.to : text;
  };
}

/** Where the pictures of what is renamed go. */
export function movedPictures(pictures: readonly string[], renaming: Renaming): PictureChange[] {
  return pictures.flatMap((from) => {
    const path = renamedPicture(from, renaming);
    return path === from ? [] : [{ kind: "moved", from, path }];
  });
}

function renamedPicture(picture: string, { type, from, to }: Renaming): string {
  const [before, after] = [pictureFolder(type, from), pictureFolder(type, to)];
  return after && posix.dirname(picture) === before ? posix.join(after, posix.basename(picture)) : picture;
}

/** Folders that the entries of a type share. */
const shared: Partial<Record<ContentTypeName, string>> = {
  Cutaway: "images/cutaways",
  HomePage: "images/hero",
  Tile: "images/tiles",
};

/** Where the pictures of a type's files lie below data/; undefined for types without pictures of their own. */
export function pictureFolder(type: ContentTypeName, slug: string): string | undefined {
  return type === "Project" ? `images/projects/${slug}` : shared[type];
}

type Replacement = (text: string, description: FieldDescription) => string;

/** Content in which every text of a described field is what `replace` makes of it; all else stays as it is. */
export function replaceValues(schema: z.core.$ZodType, value: unknown, replace: Replacement): unknown {
  const inner = bare(schema);
  const description = descriptionOf(inner);
  if (typeof value === "string") return description ? replace(value, description) : value;
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => replaceValues(inner.element, entry, replace));
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const field = inner.shape[key];
      return [key, field ? replaceValues(field, part, replace) : part];
    }),
  );
}
