import { parseJson } from "../../content/reading/parse-json";
import type { ContentFile } from "../../content/reading/read-content-files";
import { contentTypeOf } from "../../content/types/content-types";
import type { ContentChange } from "../content-change";
import { contentText } from "../content-text";
import { placeUploads } from "./place-uploads";

/** What a save does to the files below data/, all of it at once. */
export interface CompleteChange {
  /** Files by their new text; one without a text is removed. */
  texts: readonly { path: string; text?: string }[];
  /** Where each new picture is stored, by the name that Decap gave it. */
  uploads: readonly { name: string; to: string }[];
}

/** What is there before the change. */
export interface PresentContent {
  files: readonly ContentFile[];
  /** Paths of the pictures below data/. */
  pictures: readonly string[];
}

/** Everything that has to be written so that a change leaves nothing behind: the entry with its pictures. */
export function completeChange(present: PresentContent, change: ContentChange): CompleteChange {
  const { path, text, uploads } = change;
  const type = contentTypeOf(path);
  const json = text === undefined ? undefined : parseJson(text);
  if (!type || !json || "error" in json)
    return { texts: [{ path, ...(text === undefined ? {} : { text }) }], uploads: [] };
  const placed = placeUploads({ path, type, content: json.value }, uploads, present.pictures);
  return { texts: [{ path, text: contentText(placed.content) }], uploads: placed.uploads };
}
