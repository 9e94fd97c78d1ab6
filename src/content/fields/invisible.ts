/**
 * Invisible characters: soft hyphens, zero-width spaces, marks of direction, byte order marks … ZWNJ and ZWJ stay
 * between letters, where Persian, Sinhala and other scripts need them.
 */
const invisible =
  /(?!\p{Join_Control})[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]|(?<![\p{L}\p{M}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}])/gu;

/** Removes invisible characters from names, numbers and addresses. Do not use it on other texts: emoji need some of them. */
export function removeInvisible(text: string): string {
  return text.replace(invisible, "");
}

/**
 * Characters that readers see as a line break: Word's Shift+Enter (vertical tab), form feeds, NEL, and Unicode's line and
 * paragraph separators. Carriage return and line feed stay as they are.
 */
const lineSeparators = /[\v\f\u0085\u2028\u2029]/g;

/** The separators of spreadsheets and data files: FS, GS, RS and US. */
const fieldSeparators = new Set("\u001c\u001d\u001e\u001f");

/** Turns every character that separates words into a line break or a space, so that words stay separate. */
export function normaliseSeparators(text: string): string {
  return text
    .replace(lineSeparators, "\n")
    .replace(/\p{Cc}/gu, (character) => (fieldSeparators.has(character) ? " " : character));
}

/** The letters of a flag such as England's, which follow the black flag: https://unicode.org/reports/tr51/#flag-emoji-tag-sequences */
const flagLetters = "(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007F}]*)[\\u{E0020}-\\u{E007F}]";

/** Invisible characters, except those that emoji and scripts need. */
const invisibleExceptEmoji = new RegExp(
  `(?!\\s)\\p{Cc}|\\p{Bidi_Control}|(?!\\p{Join_Control}|\\p{Variation_Selector}|${flagLetters})\\p{Default_Ignorable_Code_Point}|[\\ufff9-\\ufffb]`,
  "gu",
);

/** Removes invisible characters that come with pasted text. */
export function removeInvisibleExceptEmoji(text: string): string {
  return text.replace(invisibleExceptEmoji, "");
}

/** Half surrogate pairs, private-use characters, blank Braille patterns and replacement characters. */
const broken = /\p{Cs}|\p{Co}|\p{Noncharacter_Code_Point}|[\u2800\ufffc\ufffd]/u;

/** Content has no other white space than spaces and line breaks; other separators come with a paste. */
const unreadable = new RegExp(
  `${invisibleExceptEmoji.source}|${broken.source}|${lineSeparators.source}`,
  "u",
);

/** The first unreadable character of a text, such as U+FFFD. Undefined if there is none. */
export function unreadableCharacter(text: string): string | undefined {
  const [character] = unreadable.exec(text) ?? [];
  return character && `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
