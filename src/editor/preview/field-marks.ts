/*
 * How a text of the preview leads to its field, and back:
 * 1. finished-content.ts notes on each group of values its path in the form (`fieldGroupOf`).
 * 2. While a page's query is answered, marked-value.ts writes the name of its field before each text of the group.
 * 3. In the page that is drawn, `fieldOf` reads the names in an element, and `partOf` finds the element with a name.
 */

/**
 * A field's name is written before its text in tag characters: ASCII, moved to where no font draws it. So the drawn page says
 * which field each of its texts comes from. https://www.unicode.org/charts/PDF/UE0000.pdf
 */
const tagCharacters = 0xe0000;
const cancelTag = "\u{e007f}";

/** A text with the name of its field, invisibly, before it. */
export function withFieldMark(field: string, text: string): string {
  if (!field || !text) return text;
  const mark = Array.from(field, (letter) => tagCharacters + letter.charCodeAt(0));
  return String.fromCodePoint(...mark) + cancelTag + text;
}

/** True if any text in the data of a page is marked. */
export const hasFieldMark = (data: object): boolean => JSON.stringify(data).includes(cancelTag);

/** The fields that a text is marked with, in their order. */
function markedFieldNames(text: string): string[] {
  const marks = text.match(/[\u{e0020}-\u{e007e}]+(?=\u{e007f})/gu) ?? [];
  return marks.map((mark) =>
    Array.from(mark, (letter) => String.fromCodePoint(Number(letter.codePointAt(0)) - tagCharacters)).join(
      "",
    ),
  );
}

/** The field that a clicked element shows: the first in it or, if it has none, in what surrounds it, up to its section. */
export function fieldOf(clicked: Element): string | undefined {
  const [field] = markedFieldNames(clicked.outerHTML);
  if (field || clicked.matches("section, header, main, footer")) return field;
  return clicked.parentElement ? fieldOf(clicked.parentElement) : undefined;
}

/** The element that shows a field, a field in it or, failing that, a neighbour in its group. Without a field, the first that shows any. */
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

/** The text of an element without that of the elements in it; a picture's text alternative. */
function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent).join("") + (element.getAttribute("alt") ?? "");
}
