import { removeInvisible } from "../../content/fields/invisible";
import { dialledDigits } from "../../content/fields/phone-text";
import type { QuoteRequestField } from "./quote-request";
import { quoteRequestSchema, refusedCharacters } from "./quote-request-schema";

const tidy: Partial<Record<QuoteRequestField, (text: string) => string>> = {
  firstName: (name) => tidyWords(name, refusedCharacters.name),
  lastName: (name) => tidyWords(name, refusedCharacters.name),
  email: tidyEmail,
  phone: (number) => dialledDigits(number) ?? "",
  address: (address) => tidyWords(address, refusedCharacters.address),
};

/** The text that a field would accept instead of one that it refuses; undefined where no guess is safe. */
export function correctionOf(field: QuoteRequestField, typed: string): string | undefined {
  const text = typed.trim();
  const tidied = tidy[field]?.(text) ?? "";
  return !accepts(field, text) && accepts(field, tidied) ? tidied : undefined;
}

function accepts(field: QuoteRequestField, text: string): boolean {
  return quoteRequestSchema.shape[field].safeParse(text).success;
}

/** Apostrophes and the characters that people type instead. */
const apostrophes = /[‘‛`´′＇]/g;

const quotationMarks = /["“”„‟″«»‹›]/g;

/**
 * Replaces refused characters with equivalents, or with a space. Keeps line breaks of an address. Empty if a letter or a
 * digit would be lost.
 */
function tidyWords(text: string, refused: RegExp): string {
  const tidied = removeInvisible(text)
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/(?<=\p{N})[/\\](?=[\p{L}\p{N}])|(?<=\p{L})[/\\](?=\p{N})/gu, "-")
    .replace(/&/g, " and ")
    .replace(apostrophes, "'")
    .replace(quotationMarks, "")
    // Turns King's and James' into Kings and James, and l'Église into l Église.
    .replace(/['’](?=s?(?![\p{L}\p{M}\p{N}]))/gu, (sign) => (refused.test(sign) ? "" : sign))
    .replace(new RegExp(refused, "gu"), " ")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ (?=[,.])/g, "")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
  return lettersAndDigits(tidied) === lettersAndDigits(text.replace(/&/g, "and")) ? tidied : "";
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

/** Extracts the address from a link, from a name with an address, or from spaces and marks around or inside it. */
function tidyEmail(text: string): string {
  const plain = removeInvisible(text).normalize("NFKC").replace(apostrophes, "'").replace(/’/g, "'");
  const [, bracketed] = /<([^<>]*)>/.exec(plain) ?? [];
  return (bracketed ?? plain)
    .replace(/^\s*(?:e-?mail|mailto)\s*:/i, "")
    .replace(/\?.*/s, "")
    .replace(/\s+/g, "")
    .replace(/^[<("'[,.;:]+|[>)"'\],.;:!]+$/g, "");
}
