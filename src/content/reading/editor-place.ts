import { isRecord } from "../fields/value-path";
import { contentTypeOf, contentTypes, nameFields } from "../types/content-types";
import { fileName } from "./file-path";

/** The editor's location of a file below data/, such as Areas › Chelsea. For a folder such as `areas/`, its group. */
export function editorPlace(path: string, content: unknown): string | undefined {
  const isFolder = path.endsWith("/");
  const type = contentTypeOf(isFolder ? `${path}any.json` : path);
  if (!type) return undefined;
  const { place, editor } = contentTypes[type];
  if (isFolder) return editor.group;
  return `${editor.group} › ${"file" in place ? editor.label : entryName(path, content)}`;
}

/** The name of an entry in the editor's list. The file's name if the entry has none. */
function entryName(path: string, content: unknown): string {
  const fields = isRecord(content) ? content : {};
  const own = nameFields
    .map((field) => fields[field])
    .find((value) => typeof value === "string" && value.trim() !== "");
  return typeof own === "string" ? own.trim() : fileName(path);
}
