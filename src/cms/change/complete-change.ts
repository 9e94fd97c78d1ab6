import { posix } from "node:path";
import { isRecord } from "../../content/fields/content-path";
import { parseJson } from "../../content/reading/parse-json";
import type { ContentFile } from "../../content/reading/read-content-files";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { changeRedirects } from "../../editor/change/change-redirects";
import { contentText } from "../../editor/change/content-text";
import { movedPictures, renamedFiles, renamedValue, renamingOf } from "../../editor/change/rename-entry";
import { replaceValues } from "../../editor/change/replace-values";
import type { ContentChange } from "../content-change";
import { placeUploads } from "./place-uploads";

/** What a save does to the files below data/, all of it at once. */
export interface CompleteChange {
  /** Files by their new text; one without a text is removed. */
  texts: readonly { path: string; text?: string }[];
  /** Where each new picture is stored, by the name that Decap gave it. */
  uploads: readonly { name: string; to: string }[];
  /** Pictures that get another path. */
  moves: readonly { from: string; to: string }[];
}

/** What is there before the change. */
export interface PresentContent {
  files: readonly ContentFile[];
  /** Paths of the pictures below data/. */
  pictures: readonly string[];
}

/**
 * Everything that has to be written so that a change leaves nothing behind: the entry with its pictures and, where its
 * slug changed, whatever refers to it and a redirect from its old address.
 */
export function completeChange(present: PresentContent, change: ContentChange): CompleteChange {
  const { path, text, isNew, uploads } = change;
  const { files, pictures } = present;
  const type = contentTypeOf(path);
  const name = posix.basename(path, ".json");
  if (text === undefined)
    return {
      texts: [{ path }, ...(type ? changeRedirects(files, { type, from: name }) : [])],
      uploads: [],
      moves: [],
    };
  const json = parseJson(text);
  if (!type || "error" in json) return { texts: [{ path, text }], uploads: [], moves: [] };
  const slug = isRecord(json.value) && typeof json.value.slug === "string" ? json.value.slug : name;
  const newPath = posix.join(posix.dirname(path), `${slug}.json`);
  // Where the slug is taken the check says so; the other entry stays.
  const isTaken = files.some((file) => file.path === newPath);
  const renaming = isNew || isTaken ? undefined : renamingOf(type, path, slug);
  if (!renaming) {
    const placed = placeUploads({ path, type, content: json.value }, uploads, pictures);
    const redirects = isNew ? changeRedirects(files, { type, to: slug }) : [];
    return {
      texts: [{ path, text: contentText(placed.content) }, ...redirects],
      uploads: placed.uploads,
      moves: [],
    };
  }
  const renamed = replaceValues(contentTypes[type].schema, json.value, renamedValue(path, renaming));
  const moves = movedPictures(pictures, renaming);
  const placed = placeUploads(
    { path: newPath, type, content: renamed },
    uploads,
    moves.map(({ to }) => to),
  );
  const others = files.filter((file) => file.path !== path);
  return {
    texts: [
      { path: newPath, text: contentText(placed.content) },
      { path },
      ...renamedFiles(others, renaming),
      ...changeRedirects(files, { type, from: name, to: slug }),
    ],
    uploads: placed.uploads,
    moves,
  };
}
