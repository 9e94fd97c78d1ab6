import type { Area, PostcodeCheckContent } from "../types/area";
import { nearestTo } from "./near-areas";

/** The districts that the company works in, as one file for the browser. */
export interface PostcodeBook {
  /** Names of the areas that have a page, by their slugs. */
  areas: Readonly<Record<string, string>>;
  /** Slugs of the areas that have the district: SW3. */
  own: Readonly<Record<string, readonly string[]>>;
  /** The name of every other district, and slugs of its nearest areas. */
  near: Readonly<Record<string, readonly [place: string, nearest: readonly string[]]>>;
}

type AreaOfBook = Pick<Area, "slug" | "name" | "postcodes" | "latitude" | "longitude">;

/** Builds the postcode book: districts of areas lead to those areas, districts of other places to the nearest ones. */
export function postcodeBook(
  areas: readonly AreaOfBook[],
  places: PostcodeCheckContent["places"],
): PostcodeBook {
  const own: Record<string, string[]> = {};
  for (const { slug, postcodes } of areas)
    for (const district of postcodes) own[district] = [...(own[district] ?? []), slug];
  const near = places.flatMap(({ districts, name, ...spot }) => {
    const nearest = nearestTo(spot, areas).map(({ slug }) => slug);
    return districts.map((district) => [district, [name, nearest] as const] as const);
  });
  return {
    areas: Object.fromEntries(areas.map(({ slug, name }) => [slug, name])),
    own,
    near: Object.fromEntries(near),
  };
}
