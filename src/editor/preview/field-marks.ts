import * as z from "zod/mini";
import { descriptionOf, type FieldDescription } from "../../content/fields/field-descriptions";
import { unwrapOptional } from "../../content/fields/find-fields";
import { nameFields } from "../../content/types/content-types";
import { isRecord } from "../../content/values/value-path";

/*
 * How a text of the preview leads to its field, and back:
 * 1. `finishedContent` attaches to each object of the entry its path and its schema (`withPath`).
 * 2. While a page's query is answered, `markedValue` writes the field's path before each text of the object, invisibly.
 * 3. In the rendered page, `fieldOf` reads the paths in an element, and `partOf` finds the element with a path.
 */

/** The path of an object in the entry, such as benefits.2, and the fields of its schema. The entry's own path is empty. */
interface ObjectPath {
  path: string;
  shape: Readonly<Record<string, z.core.$ZodType>>;
}

const pathKey = Symbol("path");

/** Attaches to an object where it is. A copy of the object keeps it. */
export const withPath = <Value extends object>(value: Value, objectPath: ObjectPath): Value => ({
  ...value,
  [pathKey]: objectPath,
});

/** Marks the texts of the typed entry with their fields. Returns other values unchanged. */
export function markedValue(value: unknown, source: object, fieldName: string): unknown {
  const { path, shape }: Partial<ObjectPath> = (source as { [pathKey]?: ObjectPath })[pathKey] ?? {};
  const field = shape?.[fieldName];
  if (!field) return value;
  const fieldPath = path ? `${path}.${fieldName}` : fieldName;
  if (!Array.isArray(value)) return markedOne(value, usageOf(field), fieldPath);
  return value.map((one, index) => markedOne(one, usageOf(field), `${fieldPath}.${index}`));
}

/** The use of a field. For a list, that of its rows. */
function usageOf(field: Parameters<typeof unwrapOptional>[0]) {
  const inner = unwrapOptional(field);
  return descriptionOf(inner instanceof z.ZodMiniArray ? inner.def.element : inner)?.use;
}

function markedOne(value: unknown, use: FieldDescription["use"], fieldPath: string): unknown {
  if (typeof value === "string")
    return use === "text" || use === "textWithFacts" ? withFieldMark(fieldPath, value) : value;
  if (!isRecord(value)) return value;
  if (use === "phone") return { ...value, display: withFieldMark(fieldPath, String(value.display)) };
  if (use !== "reference") return value;
  const names = nameFields.flatMap((key) => {
    const text = value[key];
    return typeof text === "string" ? [[key, withFieldMark(fieldPath, text)]] : [];
  });
  return { ...value, ...Object.fromEntries(names) };
}

/**
 * A mark spells the field's path in tag characters, which are ASCII moved to code points that no font shows.
 * https://www.unicode.org/charts/PDF/UE0000.pdf
 */
const tagCharacters = 0xe0000;
const cancelTag = "\u{e007f}";

function withFieldMark(fieldPath: string, text: string): string {
  if (!text) return text;
  const mark = Array.from(fieldPath, (letter) => tagCharacters + letter.charCodeAt(0));
  return String.fromCodePoint(...mark) + cancelTag + text;
}

/** The paths of the fields whose marks are in a text, in order. */
function markedPaths(text: string): string[] {
  const marks = text.match(/[\u{e0020}-\u{e007e}]+(?=\u{e007f})/gu) ?? [];
  return marks.map((mark) =>
    Array.from(mark, (letter) => String.fromCodePoint(Number(letter.codePointAt(0)) - tagCharacters)).join(
      "",
    ),
  );
}

/** The first field that a clicked element shows. If it shows none, the first of its parent, and so on up to its section. */
export function fieldOf(clicked: Element): string | undefined {
  const [field] = markedPaths(clicked.outerHTML);
  if (field || clicked.matches("section, header, main, footer")) return field;
  return clicked.parentElement ? fieldOf(clicked.parentElement) : undefined;
}

/** The element that shows a field, a field in it or, failing that, one beside it. Without a field, the first that shows any. */
export function partOf(page: Element, field: string): Element | undefined {
  const marks = [...page.querySelectorAll("*")].flatMap((element) =>
    markedPaths(ownText(element)).map((path) => ({ element, path })),
  );
  const below = (start: string) => marks.filter(({ path }) => path.startsWith(start));
  const [start] = /^.*\./.exec(field) ?? [];
  const found = field
    ? [...marks.filter(({ path }) => path === field), ...below(`${field}.`), ...(start ? below(start) : [])]
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
