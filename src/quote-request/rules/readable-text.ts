import type { QuoteRequestField } from "./quote-request";

/**
 * Signs that begin a new line for the reader: Word's Shift+Enter (vertical tab), form feeds, NEL, and Unicode's line and
 * paragraph separators. Carriage return and line feed stay as they are.
 */
const lineSeparators = /[\v\f\u0085\u2028\u2029]/g;

/** The separators of spreadsheets and data files: FS, GS, RS and US. */
const fieldSeparators = /[\u001c-\u001f]/g;

/** ZWNJ and ZWJ, which Persian, Sinhala and other scripts need between letters. */
const joiners = "\\u200c\\u200d";

/** Signs that no reader sees: soft hyphens, zero-width spaces, marks of direction, byte order marks … */
const invisible = new RegExp(
  `(?![${joiners}])[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}]` +
    `|(?<![\\p{L}\\p{M}])[${joiners}]|[${joiners}](?![\\p{L}\\p{M}])`,
  "gu",
);

/** Turns every sign that separates words for the reader into a line break or a space, so that none is ever lost. */
export function separateWords(text: string): string {
  return text.replace(lineSeparators, "\n").replace(fieldSeparators, " ");
}

/** Removes the signs that no reader sees. */
export function removeInvisible(text: string): string {
  return text.replace(invisible, "");
}

/**
 * The value of a field as its reader sees it: words stay apart, and in all fields but the project details, where emoji need
 * them, invisible signs are gone and every blank is a space. The rules check this text, and this text is sent.
 */
export function readableValue(field: QuoteRequestField, typed: string): string {
  const text = separateWords(typed)
    .replace(/\p{Bidi_Control}/gu, "")
    .trim();
  if (field === "projectDetails") return text;
  const visible = removeInvisible(text)
    .replace(/\p{Zs}/gu, " ")
    .trim();
  return field === "email" ? withAsciiDomain(visible) : visible;
}

/** An email address whose domain is written in ASCII. Chromium does this to `type=email` by itself; other browsers do not. */
function withAsciiDomain(email: string): string {
  const [, mailbox = "", domain = ""] = /^([^@]*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (/^\p{ASCII}*$/u.test(domain)) return email;
  try {
    return `${mailbox}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return email;
  }
}
