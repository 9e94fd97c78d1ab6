import type { PostcodeBook } from "../content/derived/postcode-book";
import { outwardCode } from "../content/fields/postcode-text";

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
