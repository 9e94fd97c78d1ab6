import type { QuoteRequestField } from "./quote-request";
import { addressCharacters, limits, nameCharacters, quoteRequestSchema } from "./quote-request-schema";

/** What a field does not accept in a text, and what it would accept instead. */
export interface Correction {
  /** Each refused character once, in the order of the text; blanks and what cannot be seen left out. */
  characters: readonly string[];
  /** The text put right; undefined where no guess is safe. */
  text: string | undefined;
}

/** What an odd character stands for: the first pattern that matches decides. Anything else is a space. */
type Meanings = readonly (readonly [RegExp, string])[];

const dashes = [/[‐‑‒–—―−]/gu, "-"] as const;
const apostrophe = /['’‘ʹ`´′＇]/gu;
const invisible = /\p{Cf}|\p{Variation_Selector}/gu;

const addressMeanings: Meanings = [
  [invisible, ""],
  dashes,
  [apostrophe, ""],
  [/&/g, " and "],
  [/[;|]/g, ","],
];
const nameMeanings: Meanings = [[invisible, ""], dashes, [apostrophe, "'"], [/&/g, " and "], [/\p{N}/gu, ""]];

/** What is not of the class that all characters of a field are of. */
const refusedBy = ({ source }: RegExp) => new RegExp(`[^${source.slice("^[".length, -"*$".length)}`, "gu");

const refusedInName = refusedBy(nameCharacters);
const refusedInAddress = refusedBy(addressCharacters);
const refusedInPhone = /(?!^\+)[^\d\s()-]/gu;

/** What is wrong with a text that a field refuses for its characters, or a phone number for its length; undefined where there is nothing to say. */
export function correctionOf(field: QuoteRequestField, typed: string): Correction | undefined {
  const text = typed.trim();
  switch (field) {
    case "firstName":
    case "lastName":
      return text.length > limits.name ? undefined : correction(field, text, refusedInName, tidyName);
    case "address":
      return text.length > limits.address
        ? undefined
        : correction(field, text, refusedInAddress, tidyAddress);
    case "phone":
      return correction(field, text, refusedInPhone, tidyPhone);
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

function meant(text: string, meanings: Meanings): string {
  return meanings.reduce((result, [pattern, meaning]) => result.replace(pattern, meaning), text);
}

function tidyName(text: string): string {
  return tidySpaces(meant(text, nameMeanings).replace(refusedInName, " "));
}

/** The lines of an address stay lines. */
function tidyAddress(text: string): string {
  const lines = meant(text, addressMeanings).replace(refusedInAddress, " ").split("\n").map(tidySpaces);
  return lines.filter((line) => line !== "").join("\n");
}

function tidySpaces(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.])/g, "")
    .replace(/,+/g, ",")
    .replace(/^[\s,.]+|[\s,]+$/g, "");
}

/** Digits of the keyboards that write them otherwise, from their zeros on; the lowest first. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;
const extension = /(?:ext(?:ension)?|x|#)[\s.:]*\d{1,6}\)?$/i;

/** In characters: a longer text is no telephone number. */
const longestGuess = 100;

/** Keeps the visitor's own spaces where they fit, and otherwise writes the number as +447700900123. */
function tidyPhone(text: string): string {
  if (text.length > longestGuess) return "";
  const digits = meant(text, [dashes, [invisible, ""]])
    .replace(foreignDigit, asciiDigit)
    .replace(/＋/g, "+")
    .replace(extension, "");
  const plus = /^[^\d+]*\+/.test(digits) ? "+" : "";
  const spaced = digits.replace(/[^\d\s()-]/g, " ").replace(/\(\s*\)/g, " ");
  const kept = (plus + spaced.trim()).replace(/\s+/g, " ");
  return accepts("phone", kept) ? kept : internationalNumber(kept);
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code < first + 10) ?? code;
  return String(code - zero);
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
