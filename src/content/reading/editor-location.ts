import { contentTypeOf, contentTypes, nameFields } from "../types/content-types";
import { valueAt } from "../values/value-path";
import { fileName } from "./file-path";

/** The editor's location of a file below data/, such as Areas › Chelsea. For a folder such as `areas/`, its group. */
export function editorLocation(path: string, content: unknown): string | undefined {
  const isFolder = path.endsWith("/");
  const type = contentTypeOf(isFolder ? `${path}any.json` : path);
  if (!type) return undefined;
  const { group } = contentTypes[type];
  return isFolder ? group : `${group} › ${entryName(path, content) ?? fileName(path)}`;
}

/** The name that people know an entry by; undefined if it has none. A single file has that of its content type. */
export function entryName(path: string, content: unknown): string | undefined {
  const type = contentTypeOf(path);
  if (type && "file" in contentTypes[type].storedIn) return contentTypes[type].label;
  const names = nameFields.map((field) => String(valueAt(content, [field]) ?? "").trim());
  return names.find((name) => name !== "");
}
