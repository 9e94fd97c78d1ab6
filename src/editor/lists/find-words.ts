import { phoneFormats } from "../../content/derived/phone-formats";
import { fieldLabel, fieldName, visitFields } from "../../content/fields/content-path";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { editorPlace } from "../../content/reading/editor-place";
import type { ContentFile } from "../../content/reading/read-content-files";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { contentOf } from "../state/entries";

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

/** Every text of the content that shows the words: with its facts filled in, and telephone numbers however they are written. */
export function findWords(
  files: readonly ContentFile[],
  words: string,
  facts: Readonly<Record<string, string>>,
): FoundText[] {
  const wanted = plain(words);
  if (!wanted) return [];
  return files.flatMap(({ path, text }) => {
    const type = contentTypeOf(path);
    if (!type) return [];
    const { schema } = contentTypes[type];
    const content = contentOf(text);
    const found: FoundText[] = [];
    visitFields(schema, content, ({ path: where, value, description: { use } }) => {
      if (typeof value !== "string") return;
      const shown = use === "copy" ? fillPlaceholders(value, facts) : value;
      const forms = use === "phone" ? [shown, phoneFormats(value).display] : [shown, value];
      const form = forms.find((one) => plain(one).includes(wanted));
      if (form === undefined) return;
      const place = [editorPlace(path, content), fieldLabel(schema, where)].filter(Boolean).join(" › ");
      found.push({ file: path, place, field: fieldName(where), excerpt: excerpt(form, words.trim()) });
    });
    return found;
  });
}

/** Without capitals, and without the spaces between digits. */
const plain = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replace(/(?<=[\d)])[\s()-]+(?=[\d(])/g, "");

function excerpt(text: string, words: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()));
  const begin = Math.max(0, at - around);
  const end = Math.min(text.length, at + words.length + around);
  return `${begin > 0 ? "…" : ""}${text.slice(begin, end)}${end < text.length ? "…" : ""}`;
}
