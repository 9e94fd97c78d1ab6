import { posix } from "node:path";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import { type ContentType, type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { contentText } from "./content-text";
import { replaceValues } from "./replace-values";

export interface Renaming {
  type: ContentTypeName;
  from: string;
  to: string;
}

/** Another address for what was there before: who renames what. Undefined where a file keeps its name. */
export function renamingOf(type: ContentTypeName, path: string, slug: string): Renaming | undefined {
  const { place }: ContentType = contentTypes[type];
  const from = posix.basename(path, ".json");
  return "folder" in place && slug && slug !== from ? { type, from, to: slug } : undefined;
}

/** The files that name what is renamed, by its new name: references to it, and its pictures. */
export function renamedFiles(files: readonly ContentFile[], renaming: Renaming): ContentFile[] {
  return files.flatMap((file) => {
    const { parsed } = parseContentFile(file);
    if (!parsed) return [];
    const content: unknown = JSON.parse(file.text);
    const text = contentText(replaceValues(parsed.schema, content, renamedValue(file.path, renaming)));
    return text === contentText(content) ? [] : [{ path: file.path, text }];
  });
}

/** What a field of a file says afterwards. */
export function renamedValue(
  path: string,
  { type, from, to }: Renaming,
): Parameters<typeof replaceValues>[2] {
  const [oldFolder, newFolder] = [pictureFolder(type, from), pictureFolder(type, to)];
  return (text, { use, to: target }) => {
    if (use === "reference") return target === type && text === from ? to : text;
    if (use !== "picture" || !oldFolder || !newFolder) return text;
    const folder = posix.dirname(path);
    const picture = posix.join(folder, text);
    return posix.dirname(picture) === oldFolder
      ? posix.relative(folder, posix.join(newFolder, posix.basename(picture)))
      : text;
  };
}

/** Where the pictures of what is renamed go. */
export function movedPictures(pictures: readonly string[], { type, from, to }: Renaming) {
  const [oldFolder, newFolder] = [pictureFolder(type, from), pictureFolder(type, to)];
  if (!oldFolder || !newFolder || oldFolder === newFolder) return [];
  return pictures
    .filter((picture) => posix.dirname(picture) === oldFolder)
    .map((picture) => ({ from: picture, to: posix.join(newFolder, posix.basename(picture)) }));
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
