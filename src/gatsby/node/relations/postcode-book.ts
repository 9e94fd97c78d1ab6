import { nearestTo } from "../../../content/derived/near-areas";
import type { Area, PostcodeCheckContent } from "../../../content/types/area";
import type { PostcodeBook } from "../../../postcode-check/postcode-book";

type AreaOfBook = Pick<Area, "slug" | "name" | "postcodes" | "latitude" | "longitude">;

/** The book of postcodes from the areas, which have some themselves, and the places, which have the others. */
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
