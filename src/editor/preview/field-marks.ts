import * as z from "zod/mini";
import { descriptionOf, type FieldUse } from "../../content/fields/field-descriptions";
import { unwrapOptional } from "../../content/fields/find-fields";
import { nameFields } from "../../content/types/content-types";
import { isRecord } from "../../content/values/value-path";
import { fieldGroupOf } from "./finished-content";

/*
 * How a text of the preview leads to its field, and back:
 * 1. finished-content.ts attaches to each group of values its path in the form (`fieldGroupOf`).
 * 2. While a page's query is answered, `markedValue` writes the field's name before each text of the group.
 * 3. In the rendered page, `fieldOf` reads the names in an element, and `partOf` finds the element with a name.
 * Comparing shown texts with the form's values would be shorter, but misses every fourth text, such as facts in a sentence.
 */

/**
 * A mark spells the field's name in tag characters, which are ASCII moved to code points that no font shows.
 * https://www.unicode.org/charts/PDF/UE0000.pdf
 */
const tagCharacters = 0xe0000;
const cancelTag = "\u{e007f}";

/** Writes the field's name, invisibly, before its text. */
function withFieldMark(field: string, text: string): string {
  if (!text) return text;
  const mark = Array.from(field, (letter) => tagCharacters + letter.charCodeAt(0));
  return String.fromCodePoint(...mark) + cancelTag + text;
}

/** Marks the texts of the typed entry with their fields. Returns other values unchanged. */
export function markedValue(value: unknown, source: object, fieldName: string): unknown {
  const { path, shape } = fieldGroupOf(source) ?? {};
  const field = shape?.[fieldName];
  if (!field) return value;
  const name = path ? `${path}.${fieldName}` : fieldName;
  if (!Array.isArray(value)) return markedOne(value, fieldUse(field), name);
  return value.map((one, index) => markedOne(one, fieldUse(field), `${name}.${index}`));
}

/** The use of a field. For a list, that of its entries. */
function fieldUse(field: z.core.$ZodType): FieldUse | undefined {
  const inner = unwrapOptional(field);
  return descriptionOf(inner instanceof z.ZodMiniArray ? inner.def.element : inner)?.use;
}

function markedOne(value: unknown, use: FieldUse | undefined, name: string): unknown {
  if (typeof value === "string")
    return use === "text" || use === "textWithFacts" ? withFieldMark(name, value) : value;
  if (!isRecord(value)) return value;
  if (use === "phone") return { ...value, display: withFieldMark(name, String(value.display)) };
  if (use !== "reference") return value;
  const names = nameFields.flatMap((key) => {
    const text = value[key];
    return typeof text === "string" ? [[key, withFieldMark(name, text)]] : [];
  });
  return { ...value, ...Object.fromEntries(names) };
}

/** True if any text in the data of a page is marked. */
export const hasFieldMark = (data: object): boolean => JSON.stringify(data).includes(cancelTag);

/** The fields whose marks are in a text, in order. */
function markedFieldNames(text: string): string[] {
  const marks = text.match(/[\u{e0020}-\u{e007e}]+(?=\u{e007f})/gu) ?? [];
  return marks.map((mark) =>
    Array.from(mark, (letter) => String.fromCodePoint(Number(letter.codePointAt(0)) - tagCharacters)).join(
      "",
    ),
  );
}

/** A text without its marks, also those that are cut off. */
export const withoutFieldMarks = (text: string): string => text.replace(/[\u{e0020}-\u{e007f}]/gu, "");

/** The first field that a clicked element shows. If it shows none, the first of its parent, and so on up to its section. */
export function fieldOf(clicked: Element): string | undefined {
  const [field] = markedFieldNames(clicked.outerHTML);
  if (field || clicked.matches("section, header, main, footer")) return field;
  return clicked.parentElement ? fieldOf(clicked.parentElement) : undefined;
}

/**
 * The element that shows a field, or a field in it. Failing that, one that shows a neighbour in its group. For an empty name,
 * the first element that shows any field.
 */
export function partOf(page: Element, field: string): Element | undefined {
  const marks = [...page.querySelectorAll("*")].flatMap((element) =>
    markedFieldNames(ownText(element)).map((name) => ({ element, name })),
  );
  const below = (group: string) => marks.filter(({ name }) => name.startsWith(group));
  const [group] = /^.*\./.exec(field) ?? [];
  const found = field
    ? [...marks.filter(({ name }) => name === field), ...below(`${field}.`), ...(group ? below(group) : [])]
    : marks;
  const elements = found.map(({ element }) => element);
  const visible = elements.filter((element) => element.checkVisibility());
  return visible.find((element) => !element.closest("nav")) ?? visible[0] ?? elements[0];
}

/** The element's own text without its children's, or a picture's text alternative. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent).join("") + (element.getAttribute("alt") ?? "");
}
