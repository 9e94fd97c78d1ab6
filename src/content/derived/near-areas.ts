import { distanceBetween } from "./distance";

export interface PlacedArea {
  slug: string;
  latitude: number;
  longitude: number;
}

/** In kilometres, between centres. Wimbledon and Putney touch, and theirs lie 4.4 apart. */
export const nearDistance = 5;

/** How many areas a page has to link to. */
export const leastNeighbours = 3;

/** Whether two areas are near enough to be shown as such on either page. */
export function areNear(one: PlacedArea, other: PlacedArea): boolean {
  return distanceBetween(one, other) <= nearDistance;
}

/** The areas nearest to this one, as many as a page has to link to. */
export function nearestAreas<Other extends PlacedArea>(area: PlacedArea, areas: readonly Other[]): Other[] {
  return areas
    .filter(({ slug }) => slug !== area.slug)
    .map((other) => ({ other, distance: distanceBetween(area, other) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, leastNeighbours)
    .map(({ other }) => other);
}
