import type { QuoteRequestField } from "./quote-request";
import { quoteRequestSchema, refusedCharacters } from "./quote-request-schema";

const tidy: Partial<Record<QuoteRequestField, (text: string) => string>> = {
  firstName: (name) => tidyWords(name, refusedCharacters.name),
  lastName: (name) => tidyWords(name, refusedCharacters.name),
  address: (address) => tidyWords(address, refusedCharacters.address),
  phone: tidyPhone,
};

/** The text that a field would accept in the place of one that it refuses; undefined where no guess is safe. */
export function correctionOf(field: QuoteRequestField, typed: string): string | undefined {
  const text = typed.trim();
  const tidied = tidy[field]?.(text) ?? "";
  return !accepts(field, text) && accepts(field, tidied) ? tidied : undefined;
}

function accepts(field: QuoteRequestField, text: string): boolean {
  return quoteRequestSchema.shape[field].safeParse(text).success;
}

/** Without what is refused. The lines of an address stay lines; quotation marks leave no gap where they are refused. */
function tidyWords(text: string, refused: RegExp): string {
  return text
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/&/g, " and ")
    .replace(/[‘`´]/g, "'")
    .replace(new RegExp(refused, "gu"), (sign) => (/["'’]/.test(sign) ? "" : " "))
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
