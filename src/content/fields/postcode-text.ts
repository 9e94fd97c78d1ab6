import { removeInvisible } from "./invisible";

/** An outward code among other words, with its inward code, the inward code's digit, or nothing. */
const postcode = /(?<![\p{L}\p{N}])([A-Z]{1,2}\d[A-Z\d]?)(?: ?(\d[A-Z]{2})| \d)?(?![\p{L}\p{N}])/giu;

/**
 * The outward code in a text that people type, paste or dictate: 'sw3 4ab', 'SW34AB', 'S.W.3', 'SW3 4' and 'Chelsea, SW3 4AB,
 * London' are all SW3. Undefined for text without one.
 */
export function outwardCode(typed: string): string | undefined {
  return matchPostcode(typed)?.[1];
}

/** The postcode in such a text as an address has it: SW3 4AB, or SW3 where the rest is missing. */
export function writtenPostcode(typed: string): string | undefined {
  return matchPostcode(typed)?.slice(1).filter(Boolean).join(" ");
}

function matchPostcode(typed: string): RegExpExecArray | undefined {
  const text = removeInvisible(typed)
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    // S W 3 and SW 3, dictated or with full stops.
    .replace(/\b([A-Z]) (?=[A-Z]\b|[A-Z]?\d)/g, "$1")
    .replace(/\b([A-Z]{1,2}) (?=\d)/g, "$1");
  return text.matchAll(postcode).next().value;
}
