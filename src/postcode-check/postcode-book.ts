/** Where the site keeps the book below: fetched when the first postcode is asked about. */
export const postcodeBookAddress = "/postcode-book.json";

/** Which districts the company works in, as one file for the browser. */
export interface PostcodeBook {
  /** Names of the areas that have a page, by their slugs. */
  areas: Readonly<Record<string, string>>;
  /** Slugs of the areas that have the district: SW3. */
  own: Readonly<Record<string, readonly string[]>>;
  /** For other districts the place, and slugs of the nearest areas. */
  near: Readonly<Record<string, readonly [place: string, nearest: readonly string[]]>>;
}
