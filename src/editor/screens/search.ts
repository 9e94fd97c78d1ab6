import { fieldLabel, fieldsIn } from "../../content/fields/find-fields";
import { contentTypes } from "../../content/types/content-types";
import { phoneFormats } from "../../content/values/phone-formats";
import { fillPlaceholders } from "../../content/values/placeholders";
import { fieldName } from "../../content/values/value-path";
import { locationOf, type Site } from "../site/site";

/** The fields that contain words: in their text as it is stored or as it is shown, with facts and telephone numbers filled in. */
export function fieldsWith(words: string, { entries, facts }: Site) {
  return [...entries.values()].flatMap(({ path: file, type, value: content }) => {
    const { schema } = contentTypes[type];
    return fieldsIn(schema, content).flatMap(({ path, description: { use }, value }) => {
      if (typeof value !== "string" && typeof value !== "number") return [];
      const text = String(value);
      const shown = use === "phone" ? phoneFormats(text).display : fillPlaceholders(text, facts);
      if (![shown, text].some((one) => searchable(one).includes(searchable(words)))) return [];
      const location = `${locationOf(file, entries)} › ${fieldLabel(schema, path)}`;
      return [{ file, field: fieldName(path), location, shown }];
    });
  });
}

/**
 * A text as it is searched: without capitals, accents, apostrophes, quotation marks and full stops, with one kind of dash, without a pound
 * sign, and without spaces between digits. So King’s is found as Kings, and £66 as 66.
 */
export const searchable = (words: string): string =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘"“”.£]/gu, "")
    .replace(/[‐-―]/g, "-")
    .replace(/(?<=[\d)])[\s()-]+(?=[\d(])|(?<=\d),(?=\d)/g, "")
    .replace(/\s+/g, " ")
    .trim();
