import { removeInvisible } from "../../content/values/invisible-characters";
import { quoteRequestSchema, refusedCharacters } from "./quote-request-schema";

/** Replacements for the characters that the rule of addresses refuses, then for the blanks that they leave. Line breaks stay. */
const replacements: readonly [RegExp, string][] = [
  [/[\p{Pd}−]/gu, "-"],
  // A slash beside a number, as in 14/2 and 3/A.
  [/(?<=\p{N})[/\\](?=[\p{L}\p{N}])|(?<=\p{L})[/\\](?=\p{N})/gu, "-"],
  [/&/g, " and "],
  // The apostrophe of King's and James'.
  [/['’‘`](?=s?(?![\p{L}\p{M}\p{N}]))/gu, ""],
  [new RegExp(refusedCharacters.address, "gu"), " "],
  [/[^\S\n]+/g, " "],
  [/ (?=[,.])/g, ""],
  [/ ?\n\s*/g, "\n"],
];

/** Corrects an address that the form refuses. Undefined for a valid address, or if the correction would lose letters or digits. */
export function correctedAddress(typed: string): string | undefined {
  const corrected = replacements
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), removeInvisible(typed))
    .trim();
  const keepsWords = lettersAndDigits(corrected) === lettersAndDigits(typed.replace(/&/g, "and"));
  return keepsWords && !isAccepted(typed) && isAccepted(corrected) ? corrected : undefined;
}

function isAccepted(address: string): boolean {
  return quoteRequestSchema.shape.address.safeParse(address).success;
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
