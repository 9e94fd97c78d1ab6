import { outwardCode } from "../../content/values/outward-code";

/** The postcode check fetches this file with each postcode. */
export const coveragePath = "/postcode-coverage.json";

interface CoveredArea {
  slug: string;
  name: string;
  postcodes: readonly string[];
}

export interface PostcodeCoverage {
  /** Areas that have a page. */
  areas: readonly CoveredArea[];
  /** Districts of no area. */
  districts: readonly string[];
}

export interface PostcodeAnswer {
  /** `area`: areas with a page have the district. `covered`: the company works there. */
  kind: "area" | "covered" | "outside" | "invalid";
  postcode: string;
  areas: readonly CoveredArea[];
}

/** Says whether the company works at a postcode. */
export function answerPostcode(typed: string, { areas, districts }: PostcodeCoverage): PostcodeAnswer {
  const postcode = outwardCode(typed) ?? "";
  // SW1 or EC2, as people say, stand for SW1A, SW1E and so on.
  const matches = (district: string) => district === postcode || district.replace(/[A-Z]$/, "") === postcode;
  const found = areas.filter(({ postcodes }) => postcodes.some(matches));
  if (!postcode) return { kind: "invalid", postcode, areas: [] };
  if (found.length > 0) return { kind: "area", postcode, areas: found };
  return { kind: districts.some(matches) ? "covered" : "outside", postcode, areas: [] };
}
