import type { QuoteRequestField } from "./quote-request";
import { quoteRequestSchema, refusedCharacters } from "./quote-request-schema";

/** What a field does not accept in a text, and what it would accept instead. */
export interface Correction {
  /** Each refused character once, in the order of the text; blanks and what cannot be seen left out. */
  characters: readonly string[];
  /** The text put right; undefined where no guess is safe. */
  text: string | undefined;
}

const all = (refused: RegExp) => new RegExp(refused, "gu");

const refused: Partial<Record<QuoteRequestField, RegExp>> = {
  firstName: all(refusedCharacters.name),
  lastName: all(refusedCharacters.name),
  address: all(refusedCharacters.address),
  phone: /(?!^\+)[^\d\s()-]/gu,
};

/** What a field refuses in a text, and the text put right. */
export function correctionOf(field: QuoteRequestField, typed: string): Correction {
  const text = typed.trim();
  const pattern = refused[field];
  if (!pattern || accepts(field, text)) return { characters: [], text: undefined };
  const characters = [...new Set(text.match(pattern))].filter((found) => !/[\s\p{C}]/u.test(found));
  const tidied = field === "phone" ? tidyPhone(text) : tidyWords(text, pattern);
  return { characters, text: accepts(field, tidied) ? tidied : undefined };
}

function accepts(field: QuoteRequestField, text: string): boolean {
  return quoteRequestSchema.shape[field].safeParse(text).success;
}

/** Without what is refused. The lines of an address stay lines; quotation marks leave no gap where they are refused. */
function tidyWords(text: string, pattern: RegExp): string {
  return text
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/&/g, " and ")
    .replace(/[‘`´]/g, "'")
    .replace(pattern, (sign) => (/["'’]/.test(sign) ? "" : " "))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
}

/** The digits alone, and of a number as dialled from abroad no zero for calls at home. Letters may be an extension. */
function tidyPhone(text: string): string {
  if (/\p{L}/u.test(text)) return "";
  const [, abroad] = /^[^\d+]*(?:\+|00)(.*)/s.exec(text.normalize("NFKC")) ?? [];
  const number = abroad === undefined ? text : `+${abroad.replace("(0)", "").replace(/^\s*44\s*0/, "44")}`;
  return number.replace(/(?!^\+)\D/g, "");
}
