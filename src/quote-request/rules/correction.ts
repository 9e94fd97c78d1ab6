import type { QuoteRequestField } from "./quote-request";
import { limits, quoteRequestSchema, refusedCharacters } from "./quote-request-schema";

/** What a field does not accept in a text, and what it would accept instead. */
export interface Correction {
  /** Each refused character once, in the order of the text; blanks and what cannot be seen left out. */
  characters: readonly string[];
  /** The text put right; undefined where no guess is safe. */
  text: string | undefined;
}

interface FieldRule {
  refused: RegExp;
  longest: number;
  tidy: (text: string) => string;
}

const inName = new RegExp(refusedCharacters.name, "gu");
const inAddress = new RegExp(refusedCharacters.address, "gu");

const name: FieldRule = {
  refused: inName,
  longest: limits.name,
  tidy: (text) => tidySpaces(tidySigns(text).replace(/[‘`´]/g, "'").replace(inName, " ")),
};

const rules: Partial<Record<QuoteRequestField, FieldRule>> = {
  firstName: name,
  lastName: name,
  address: {
    refused: inAddress,
    longest: limits.address,
    tidy: (text) =>
      tidySpaces(
        tidySigns(text)
          .replace(/["'’‘`´]/g, "")
          .replace(inAddress, " "),
      ),
  },
  phone: { refused: /(?!^\+)[^\d\s()-]/gu, longest: Number.POSITIVE_INFINITY, tidy: tidyPhone },
};

/** What a field refuses in a text, and the text put right; undefined where there is nothing to say. */
export function correctionOf(field: QuoteRequestField, typed: string): Correction | undefined {
  const text = typed.trim();
  const rule = rules[field];
  if (!rule || text.length > rule.longest || accepts(field, text)) return undefined;
  const characters = [...new Set(text.match(rule.refused))].filter((found) => !/[\s\p{C}]/u.test(found));
  const tidied = rule.tidy(text);
  const corrected = accepts(field, tidied) ? tidied : undefined;
  return characters.length > 0 || corrected !== undefined ? { characters, text: corrected } : undefined;
}

function accepts(field: QuoteRequestField, text: string): boolean {
  return quoteRequestSchema.shape[field].safeParse(text).success;
}

function tidySigns(text: string): string {
  const visible = text.replace(/[\p{Cf}\p{Variation_Selector}]/gu, "");
  return visible.replace(/[\p{Pd}−]/gu, "-").replace(/&/g, " and ");
}

/** The lines of an address stay lines. */
function tidySpaces(text: string): string {
  return text
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
