import { fieldLabel, fieldsIn } from "../../content/fields/find-fields";
import { contentTypes } from "../../content/types/content-types";
import { phoneFormats } from "../../content/values/phone-formats";
import { fillPlaceholders } from "../../content/values/placeholders";
import { fieldName } from "../../content/values/value-path";
import { locationOf, type Site } from "../site/site";

/** The fields of forms that contain the query in their stored text, or in their shown text, with facts filled in. */
export function fieldsWith(query: string, { entries, facts }: Site) {
  const sought = searchable(query);
  // A full stop alone would be found in every field.
  if (sought === "") return [];
  return [...entries.values()].flatMap(({ path: file, type, value: content }) => {
    const { schema } = contentTypes[type];
    return fieldsIn(schema, content).flatMap(({ path, description: { use, isSetByEditor }, value }) => {
      if (isSetByEditor || (typeof value !== "string" && typeof value !== "number")) return [];
      const text = String(value);
      const shown = use === "phone" ? phoneFormats(text).display : fillPlaceholders(text, facts);
      if (![shown, text].some((one) => searchable(one).includes(sought))) return [];
      const location = `${locationOf(file, entries)} › ${fieldLabel(schema, path)}`;
      return [{ file, field: fieldName(path), location, shown }];
    });
  });
}

/**
 * Removes what a search ignores: capitals, accents, apostrophes, quotation marks, full stops, pound signs, kinds of dashes and
 * spaces between digits. So Kings finds King’s, and 66 finds £66.
 */
export const searchable = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘"“”.£]/gu, "")
    .replace(/[‐-―]/g, "-")
    .replace(/(?<=[\d)])[\s()-]+(?=[\d(])|(?<=\d),(?=\d)/g, "")
    .replace(/\s+/g, " ")
    .trim();
