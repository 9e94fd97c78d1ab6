import type { QuoteRequestField } from "./quote-request";
import { limits, quoteRequestSchema, refusedCharacters } from "./quote-request-schema";

/** What a field does not accept in a text, and what it would accept instead. */
export interface Correction {
  /** Each refused character once, in the order of the text; blanks and what cannot be seen left out. */
  characters: readonly string[];
  /** The text put right; undefined where no guess is safe. */
  text: string | undefined;
}

const dash = /[‐‑‒–—―−]/g;
const apostrophe = /['’‘ʹ`´′＇]/g;
const invisible = /\p{Cf}|\p{Variation_Selector}/gu;

const inName = new RegExp(refusedCharacters.name, "gu");
const inAddress = new RegExp(refusedCharacters.address, "gu");
const inPhone = /(?!^\+)[^\d\s()-]/gu;

/** What is wrong with a text that a field refuses for its characters, or a phone number for its length; undefined where there is nothing to say. */
export function correctionOf(field: QuoteRequestField, typed: string): Correction | undefined {
  const text = typed.trim();
  switch (field) {
    case "firstName":
    case "lastName":
      return text.length > limits.name ? undefined : correction(field, text, inName, tidyName);
    case "address":
      return text.length > limits.address ? undefined : correction(field, text, inAddress, tidyAddress);
    case "phone":
      return correction(field, text, inPhone, tidyPhone);
    default:
      return undefined;
  }
}

function correction(
  field: QuoteRequestField,
  text: string,
  refused: RegExp,
  tidy: (text: string) => string,
): Correction | undefined {
  if (accepts(field, text)) return undefined;
  const characters = [...new Set(text.match(refused))].filter((found) => !/[\s\p{Cf}\p{Cc}]/u.test(found));
  const tidied = tidy(text);
  const put = accepts(field, tidied) ? tidied : undefined;
  return characters.length > 0 || put !== undefined ? { characters, text: put } : undefined;
}

function accepts(field: QuoteRequestField, text: string): boolean {
  return quoteRequestSchema.shape[field].safeParse(text).success;
}

/** A text with the characters that are meant in the place of odd ones. */
function meant(text: string): string {
  return text.replace(invisible, "").replace(dash, "-").replace(/&/g, " and ");
}

function tidyName(text: string): string {
  return tidySpaces(meant(text).replace(apostrophe, "'").replace(/\p{N}/gu, "").replace(inName, " "));
}

/** The lines of an address stay lines. */
function tidyAddress(text: string): string {
  const tidied = meant(text).replace(apostrophe, "").replace(/[;|]/g, ",").replace(inAddress, " ");
  return tidied.split("\n").map(tidySpaces).filter(Boolean).join("\n");
}

function tidySpaces(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.])/g, "")
    .replace(/,+/g, ",")
    .replace(/^[\s,.]+|[\s,]+$/g, "");
}

const extension = /(?:ext(?:ension)?|x|#)[\s.:]*\d{1,6}\)?$/i;

/** In characters: a longer text is no telephone number. */
const longestGuess = 100;

/** Keeps the visitor's own spaces where they fit, and otherwise writes the number as +447700900123. */
function tidyPhone(text: string): string {
  if (text.length > longestGuess) return "";
  const typed = meant(text.normalize("NFKC")).replace(extension, "");
  const plus = /^[^\d+]*\+/.test(typed) ? "+" : "";
  const spaced = typed.replace(/[^\d\s()-]/g, " ").replace(/\(\s*\)/g, " ");
  const kept = (plus + spaced.trim()).replace(/\s+/g, " ");
  return accepts("phone", kept) ? kept : internationalNumber(kept);
}

/** A number from abroad or as dialled from abroad, without what is dialled only at home; empty where it cannot be one. */
function internationalNumber(text: string): string {
  const withPlus = text.replace(/^00\s*/, "+");
  const digits = withPlus.replace(/\(0\)/, "").replace(/\D/g, "");
  if (!withPlus.startsWith("+")) return digits;
  const [, british] = /^440?(\d+)$/.exec(digits) ?? [];
  if (british === undefined) return `+${digits}`;
  return /^\d{9,10}$/.test(british) ? `+44${british}` : "";
}
