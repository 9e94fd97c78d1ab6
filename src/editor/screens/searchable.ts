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
