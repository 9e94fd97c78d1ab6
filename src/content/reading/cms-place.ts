import { posix } from "node:path";
import { contentKindNames, contentKindOf, contentKinds, nameFields } from "./content-kinds";
import { isRecord } from "./content-path";

/**
 * Where a file below data/ is on the editing screen: Areas › Chelsea. A folder (`areas/`) is a whole group;
 * undefined for files that the editing screen does not show.
 */
export function editorPlace(path: string, content: unknown): string | undefined {
  const kind = contentKindOf(path);
  if (!kind) return groupOfFolder(path);
  const { place, editor } = contentKinds[kind];
  return `${editor.group} › ${"file" in place ? editor.label : entryName(path, content)}`;
}

function groupOfFolder(path: string): string | undefined {
  const kind = contentKindNames.find((name) => {
    const { place } = contentKinds[name];
    return "folder" in place && `${place.folder}/` === path;
  });
  return kind && contentKinds[kind].editor.group;
}

/** What the editing screen's list calls an entry; the file's name where the entry does not say. */
function entryName(path: string, content: unknown): string {
  const fields = isRecord(content) ? content : {};
  const own = nameFields
    .map((field) => fields[field])
    .find((value) => typeof value === "string" && value.trim() !== "");
  return typeof own === "string" ? own.trim() : posix.basename(path, ".json");
}
