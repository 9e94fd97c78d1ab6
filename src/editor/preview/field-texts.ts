import type { z } from "zod";
import { phoneFormats } from "../../content/derived/phone-formats";
import { type ContentPath, fieldName, visitFields } from "../../content/fields/content-path";
import { fillPlaceholders } from "../../content/fields/placeholders";
import type { Surroundings } from "./shown-content";

/** What a page shows of a field: words, or a picture. */
export interface FieldText {
  /** The field as errors name it: benefits[2].title. */
  name: string;
  /** The group that it stands in: benefits[2]. */
  group: string;
  /** The words as they are shown; of a picture, the end of its address. */
  text: string;
  isPicture: boolean;
}

/** Every field of an entry that a page may show, in the order of its form. */
export function fieldTexts(
  schema: z.core.$ZodType,
  content: unknown,
  { facts, entryOf }: Pick<Surroundings, "facts" | "entryOf">,
): FieldText[] {
  const found: FieldText[] = [];
  const add = (path: ContentPath, text: string, isPicture = false) => {
    const group = fieldName(typeof path.at(-1) === "number" ? path.slice(0, -2) : path.slice(0, -1));
    if (text) found.push({ name: fieldName(path), group, text: isPicture ? text : spaced(text), isPicture });
  };
  visitFields(schema, content, ({ path, description: { use, to }, value }) => {
    if (typeof value === "number") return add(path, String(value));
    if (typeof value !== "string") return;
    if (use === "picture") return add(path, value.replace(/^.*\//, ""), true);
    if (use === "phone") return add(path, phoneFormats(value).display);
    if (use === "copy") return add(path, fillPlaceholders(value, facts));
    if (use !== "reference" || !to) return add(path, value);
    const { name, title } = entryOf(to, value);
    add(path, String(name ?? title ?? value));
  });
  return found;
}

/** Texts are compared as they are read: with single spaces. */
export const spaced = (text: string) => text.replace(/\s+/g, " ").trim();
