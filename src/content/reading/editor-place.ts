import { isRecord } from "../fields/content-path";
import { contentTypeOf, contentTypes, nameFields } from "../types/content-types";
import { fileName } from "./content-path";

/** Where a file below data/ is in the editor: Areas › Chelsea; for a folder, `areas/`, its group. */
export function editorPlace(path: string, content: unknown): string | undefined {
  const isFolder = path.endsWith("/");
  const type = contentTypeOf(isFolder ? `${path}any.json` : path);
  if (!type) return undefined;
  const { place, editor } = contentTypes[type];
  if (isFolder) return editor.group;
  return `${editor.group} › ${"file" in place ? editor.label : entryName(path, content)}`;
}

/** What the editor's list calls an entry; the file's name where the entry does not say. */
function entryName(path: string, content: unknown): string {
  const fields = isRecord(content) ? content : {};
  const own = nameFields
    .map((field) => fields[field])
    .find((value) => typeof value === "string" && value.trim() !== "");
  return typeof own === "string" ? own.trim() : fileName(path);
}
