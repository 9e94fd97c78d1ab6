import { removeInvisible } from "../../content/fields/invisible";
import { quoteRequestSchema, refusedCharacters } from "./quote-request-schema";

/** The address that the form would accept in the place of one that it refuses; undefined where no guess is safe. */
export function correctedAddress(typed: string): string | undefined {
  const text = typed.trim();
  const corrected = tidySpaces(withoutRefused(withEquivalents(removeInvisible(text))));
  const keepsWords = lettersAndDigits(corrected) === lettersAndDigits(text.replace(/&/g, "and"));
  return keepsWords && !isAccepted(text) && isAccepted(corrected) ? corrected : undefined;
}

function isAccepted(address: string): boolean {
  return quoteRequestSchema.shape.address.safeParse(address).success;
}

const dash = /[\p{Pd}−]/gu;
/** As in 14/2 and 3/A. */
const slashBesideNumber = /(?<=\p{N})[/\\](?=[\p{L}\p{N}])|(?<=\p{L})[/\\](?=\p{N})/gu;
/** As in King's and James'. */
const possessiveApostrophe = /['’‘`](?=s?(?![\p{L}\p{M}\p{N}]))/gu;

function withEquivalents(text: string): string {
  return text
    .replace(dash, "-")
    .replace(slashBesideNumber, "-")
    .replace(/&/g, " and ")
    .replace(possessiveApostrophe, "");
}

function withoutRefused(text: string): string {
  return text.replace(new RegExp(refusedCharacters.address, "gu"), " ");
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
