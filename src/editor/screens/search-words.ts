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

/** The words with what surrounds them. */
export function excerpt(text: string, words: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()));
  const [begin, end] = [Math.max(0, at - 60), at + words.length + 60];
  return `${begin > 0 ? "…" : ""}${text.slice(begin, end)}${end < text.length ? "…" : ""}`;
}
