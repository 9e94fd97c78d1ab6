import { isRecord } from "../fields/content-path";
import { contentTypeNames, contentTypeOf, contentTypes, nameFields } from "../types/content-types";
import { fileName } from "./content-path";

/** Where a file below data/ is in the editor: Areas › Chelsea; for a folder, `areas/`, its group. */
export function editorPlace(path: string, content: unknown): string | undefined {
  const type = contentTypeOf(path);
  if (!type) return groupOfFolder(path);
  const { place, editor } = contentTypes[type];
  return `${editor.group} › ${"file" in place ? editor.label : entryName(path, content)}`;
}

function groupOfFolder(path: string): string | undefined {
  const type = contentTypeNames.find((name) => {
    const { place } = contentTypes[name];
    return "folder" in place && `${place.folder}/` === path;
  });
  return type && contentTypes[type].editor.group;
}

/** What the editor's list calls an entry; the file's name where the entry does not say. */
function entryName(path: string, content: unknown): string {
  const fields = isRecord(content) ? content : {};
  const own = nameFields
    .map((field) => fields[field])
    .find((value) => typeof value === "string" && value.trim() !== "");
  return typeof own === "string" ? own.trim() : fileName(path);
}
