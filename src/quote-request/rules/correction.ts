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

/** Replaces refused characters. Empty if a letter or a digit would be lost. */
function tidyWords(text: string, refused: RegExp): string {
  const tidied = tidySpaces(withoutRefused(withEquivalents(removeInvisible(text)), refused));
  return lettersAndDigits(tidied) === lettersAndDigits(text.replace(/&/g, "and")) ? tidied : "";
}

const dash = /[\p{Pd}−]/gu;
/** As in 14/2 and 3/A. */
const slashBesideNumber = /(?<=\p{N})[/\\](?=[\p{L}\p{N}])|(?<=\p{L})[/\\](?=\p{N})/gu;
const likeApostrophe = /[‘‛`´′＇]/g;
const quotationMark = /["“”„‟″«»‹›]/g;

function withEquivalents(text: string): string {
  return text
    .replace(dash, "-")
    .replace(slashBesideNumber, "-")
    .replace(/&/g, " and ")
    .replace(likeApostrophe, "'")
    .replace(quotationMark, "");
}

/** As in King's and James'. */
const possessiveApostrophe = /['’](?=s?(?![\p{L}\p{M}\p{N}]))/gu;

function withoutRefused(text: string, refused: RegExp): string {
  const kings = refused.test("'") ? text.replace(possessiveApostrophe, "") : text;
  return kings.replace(new RegExp(refused, "gu"), " ");
}

/** Keeps the line breaks of an address. */
function tidySpaces(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ (?=[,.])/g, "")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

const linkPrefix = /^(?:e-?mail|mailto):/i;
const marksAround = /^[<("'[,.;:]+|[>)"'\],.;:!]+$/g;

/** Extracts the address from a link, from a name with an address, or from spaces and marks around or inside it. */
function tidyEmail(text: string): string {
  const plain = removeInvisible(text)
    .normalize("NFKC")
    .replace(/[‘’‛`´′＇]/g, "'")
    .replace(/\s+/g, "");
  const [, bracketed] = /<([^<>]*)>/.exec(plain) ?? [];
  const [address = ""] = (bracketed ?? plain).replace(linkPrefix, "").split("?");
  return address.replace(marksAround, "");
}
