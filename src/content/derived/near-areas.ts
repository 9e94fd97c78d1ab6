import type { PlaceOnMap } from "../fields/map-fields";

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two places in kilometres, on a flat earth, which is exact enough within a city. */
export function distanceBetween(one: PlaceOnMap, other: PlaceOnMap): number {
  const north = radians(other.latitude - one.latitude);
  const narrowing = Math.cos(radians((one.latitude + other.latitude) / 2));
  const east = radians(other.longitude - one.longitude) * narrowing;
  return earthRadius * Math.hypot(north, east);
}

/** The distance between the centres of neighbours, in kilometres. Wimbledon and Putney touch, and theirs lie 4.4 apart. */
const nearDistance = 5;

/** The number of areas that a page has to link to. */
const leastNeighbours = 3;

/** The areas nearest to a place, as many as a page has to link to. */
export function nearestTo<Area extends PlaceOnMap>(place: PlaceOnMap, areas: readonly Area[]): Area[] {
  return areas
    .map((area) => ({ area, distance: distanceBetween(place, area) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, leastNeighbours)
    .map(({ area }) => area);
}

interface AreaWithNeighbours extends PlaceOnMap {
  slug: string;
  /** Slugs of the areas that this one names as its neighbours. */
  neighbours?: readonly string[] | undefined;
}

/**
 * The areas to link to from an area's page: first those that it names, then near ones that name it, then the nearest ones, until there
 * are as many as a page has to link to.
 */
export function nearbyAreas<T extends AreaWithNeighbours>(area: AreaWithNeighbours, areas: Iterable<T>): T[] {
  // Gatsby's nodes come in the order in which files were found, which differs from build to build.
  const others = [...areas]
    .filter(({ slug }) => slug !== area.slug)
    .sort((one, other) => one.slug.localeCompare(other.slug));
  const named = (area.neighbours ?? []).flatMap((slug) => others.find((other) => other.slug === slug) ?? []);
  const naming = others.filter(
    (other) => other.neighbours?.includes(area.slug) && distanceBetween(area, other) <= nearDistance,
  );
  const linked = [...new Set([...named, ...naming])];
  const nearest = nearestTo(area, others).filter((other) => !linked.includes(other));
  return [...linked, ...nearest.slice(0, Math.max(0, leastNeighbours - linked.length))];
}
