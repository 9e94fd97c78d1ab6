import { isRecord } from "../../../content/fields/content-path";
import { parseJson } from "../../../content/reading/parse-json";
import type { ContentFile } from "../../../content/reading/read-content-files";
import { nameFields } from "../../../content/types/content-types";
import { contentText } from "../../../editor/change/content-text";

/** An entry of a list with an order of its own: a service, a project, a question. */
export interface OrderedEntry {
  path: string;
  name: string;
  content: Record<string, unknown>;
}

/** A folder's entries, in the order in which the site shows them. */
export function orderedEntries(files: readonly ContentFile[], folder: string): OrderedEntry[] {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ path, text }) => {
      const json = parseJson(text);
      const content = "value" in json && isRecord(json.value) ? json.value : undefined;
      return content ? [{ path, name: nameOf(content, path), content }] : [];
    })
    .sort((one, other) => Number(one.content.order) - Number(other.content.order));
}

/** The files that a new order changes: their numbers count from one. */
export function reordered(entries: readonly OrderedEntry[]): ContentFile[] {
  return entries
    .map(({ path, content }, index) => ({ path, content, order: index + 1 }))
    .filter(({ content, order }) => content.order !== order)
    .map(({ path, content, order }) => ({ path, text: contentText({ ...content, order }) }));
}

function nameOf(content: Record<string, unknown>, path: string): string {
  const name = nameFields.map((field) => content[field]).find((value) => typeof value === "string");
  return String(name ?? path);
}
