import { fieldLabel, fieldName, visitFields } from "../../../content/fields/content-path";
import { cmsPlace } from "../../../content/reading/cms-place";
import type { ContentFile } from "../../../content/reading/read-content-files";
import { contentTypeOf, contentTypes } from "../../../content/types/content-types";

/** A text of the content in which words were found. */
export interface FoundText {
  file: string;
  /** Areas › Chelsea › Access */
  place: string;
  field: string;
  /** The words with what surrounds them. */
  excerpt: string;
}

const around = 60;

/** Every text of the content that contains the words, whatever their capitals. */
export function findWords(files: readonly ContentFile[], words: string): FoundText[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [];
  return files.flatMap(({ path, text }) => {
    const type = contentTypeOf(path);
    if (!type) return [];
    const { schema } = contentTypes[type];
    const content: unknown = JSON.parse(text);
    const found: FoundText[] = [];
    visitFields(schema, content, ({ path: where, value }) => {
      const at = typeof value === "string" ? value.toLowerCase().indexOf(wanted) : -1;
      if (typeof value !== "string" || at < 0) return;
      const place = [cmsPlace(path, content), fieldLabel(schema, where)].filter(Boolean).join(" › ");
      found.push({ file: path, place, field: fieldName(where), excerpt: excerpt(value, at, wanted.length) });
    });
    return found;
  });
}

function excerpt(text: string, at: number, length: number): string {
  const begin = Math.max(0, at - around);
  const end = Math.min(text.length, at + length + around);
  return `${begin > 0 ? "…" : ""}${text.slice(begin, end)}${end < text.length ? "…" : ""}`;
}
