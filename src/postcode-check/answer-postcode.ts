import type { PostcodeBook } from "../content/derived/postcode-book";
import { removeInvisible } from "../content/fields/invisible";

/** The address of the district book, fetched with the first postcode. */
export const postcodeBookAddress = "/postcode-book.json";

/** The company's answer to a postcode. */
export interface PostcodeAnswer {
  /** `area`: an area page covers the district. `near`: one is nearby. `unavailable`: the district list cannot be fetched. */
  kind: "area" | "near" | "outside" | "invalid" | "unavailable";
  /** The district. */
  postcode?: string;
  /** The name of a district nearby. */
  place?: string;
  /** Areas that have a page. */
  areas?: { slug: string; name: string }[];
}

/** Says whether the company works at a postcode. */
export function answerPostcode(typed: string, { areas, own, near }: PostcodeBook): PostcodeAnswer {
  const postcode = outwardCode(typed);
  if (!postcode) return { kind: "invalid" };
  const named = (slugs: readonly string[]) =>
    [...new Set(slugs)].flatMap((slug) => (areas[slug] ? [{ slug, name: areas[slug] }] : []));
  const owners = found(postcode, own).flat();
  if (owners.length > 0) return { kind: "area", postcode, areas: named(owners) };
  const [place] = found(postcode, near);
  if (!place) return { kind: "outside", postcode };
  return { kind: "near", postcode, place: place[0], areas: named(place[1]) };
}

/** Looks a district up in a list. SW1 or EC2, as people say, stand for SW1A, SW1E and so on. */
function found<Entry>(postcode: string, list: Readonly<Record<string, Entry>>): Entry[] {
  const exact = list[postcode];
  if (exact) return [exact];
  return Object.entries(list).flatMap(([district, entry]) =>
    /^[A-Z]$/.test(district.slice(postcode.length)) && district.startsWith(postcode) ? [entry] : [],
  );
}

/** An outward code among other words, with its inward code, the inward code's digit, or nothing. */
const postcode = /(?:^| )([A-Z]{1,2}\d[A-Z\d]?)(?: ?(\d[A-Z]{2})| \d)?(?= |$)/;

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

function matchPostcode(typed: string): RegExpExecArray | null {
  const text = removeInvisible(typed)
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    // S W 3 and SW 3, dictated or with full stops.
    .replace(/\b([A-Z]) (?=[A-Z]\b|[A-Z]?\d)/g, "$1")
    .replace(/\b([A-Z]{1,2}) (?=\d)/g, "$1");
  return postcode.exec(text);
}
