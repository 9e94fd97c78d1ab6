/** From ASCII to the tag characters of Unicode, which no font draws: https://www.unicode.org/charts/PDF/UE0000.pdf */
const unseen = 0xe0000;
const end = "\u{e007f}";

/** Words with the name of their field before them, unseen: so the page tells which field each part of it is about. */
export function marked(name: string, words: string): string {
  if (!name || !words) return words;
  const letters = Array.from(name, (letter) => unseen + letter.charCodeAt(0));
  return `${String.fromCodePoint(...letters)}${end}${words}`;
}

/** The fields that words are about, in their order. */
function fieldsIn(words: string): string[] {
  const marks = words.match(/[\u{e0020}-\u{e007e}]+(?=\u{e007f})/gu) ?? [];
  return marks.map((mark) =>
    Array.from(mark, (letter) => String.fromCharCode((letter.codePointAt(0) ?? unseen) - unseen)).join(""),
  );
}

/** The field that something on a page is about: the first in it or, where there is none, in what surrounds it. */
export function fieldOf(clicked: Element): string | undefined {
  const [name] = fieldsIn(clicked.outerHTML);
  if (name || clicked.matches("section, header, main, footer")) return name;
  return clicked.parentElement ? fieldOf(clicked.parentElement) : undefined;
}

/**
 * The part of a page that a field is about: its own words, what it contains or, where nothing of it is shown, the rest of
 * its group. Without a name it is the first that is about any field.
 */
export function partOf(page: Element, at: string): Element | undefined {
  const group = at.replace(/(^|\.)[^.]+$/, "");
  const shown = [...page.querySelectorAll("*")].flatMap((element) =>
    fieldsIn(ownWords(element)).map((name) => ({ element, name })),
  );
  const all = [
    ...shown.filter(({ name }) => name === at),
    ...shown.filter(({ name }) => !at || name.startsWith(`${at}.`)),
    ...shown.filter(({ name }) => group && name.startsWith(`${group}.`)),
  ].map(({ element }) => element);
  const seen = all.filter((element) => element.checkVisibility());
  return seen.find((element) => !element.closest("nav")) ?? seen[0] ?? all[0];
}

/** Without those of the elements in it; of a picture, those for who cannot see it. */
function ownWords(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent).join("") + (element.getAttribute("alt") ?? "");
}
