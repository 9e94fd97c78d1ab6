import type { Area } from "../../../content/types/area";
import type { PostcodeCheckContent } from "../../../content/types/postcode-check";
import type { PostcodeBook } from "../../../postcode-check/postcode-book";

type Spot = Pick<Area, "latitude" | "longitude">;
type AreaOfBook = Spot & Pick<Area, "slug" | "name" | "postcodes">;

/** How many areas are named for a place without a page. */
const nearestAreas = 3;

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

function nearestTo(spot: Spot, areas: readonly AreaOfBook[]): AreaOfBook[] {
  const distance = (area: Spot) => squaredDistance(spot, area);
  return [...areas].sort((one, other) => distance(one) - distance(other)).slice(0, nearestAreas);
}

/** A degree of longitude in London is 0.62 of a degree of latitude. */
function squaredDistance(one: Spot, other: Spot): number {
  return (one.latitude - other.latitude) ** 2 + (0.62 * (one.longitude - other.longitude)) ** 2;
}
