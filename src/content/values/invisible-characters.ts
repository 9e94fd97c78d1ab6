/** Invisible characters that come with pasted text: soft hyphens, zero-width spaces, byte order marks, marks of direction. */
const invisible = /[\u00ad\u200b\u2060\ufeff]|\p{Bidi_Control}/u;

export const removeInvisible = (text: string): string => text.replace(new RegExp(invisible.source, "gu"), "");

/** The line breaks of other programs: Word's Shift+Enter (vertical tab), form feeds, NEL, Unicode's separators. */
const lineSeparator = /[\v\f\u0085\u2028\u2029]/g;

/** Turns the line breaks of other programs into \n, so that words stay separate. */
export const normaliseSeparators = (text: string): string => text.replace(lineSeparator, "\n");

const control = /(?![\t\n\r])\p{Cc}/u;

/** Removes every invisible character, control characters too. */
export const removeUnreadable = (text: string): string =>
  text.replace(new RegExp(`${invisible.source}|${control.source}`, "gu"), "");

/** A character that no reader can read, or that was lost on its way. */
const unreadable = new RegExp(`${invisible.source}|${control.source}|${lineSeparator.source}|\\ufffd`, "u");

/** The first unreadable character of a text, such as U+FFFD. Undefined if there is none. */
export function unreadableCharacter(text: string): string | undefined {
  const [character] = unreadable.exec(text) ?? [];
  return character && `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
