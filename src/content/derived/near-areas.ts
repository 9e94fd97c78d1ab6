/** A place on the map, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far apart two places are in a straight line, in kilometres. */
export function distanceBetween(one: Place, other: Place): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const haversine =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine));
}

export interface PlacedArea extends Place {
  slug: string;
}

/** In kilometres, between centres. Wimbledon and Putney touch, and theirs lie 4.4 apart. */
export const nearDistance = 5;

/** How many areas a page has to link to. */
export const leastNeighbours = 3;

/** Whether two areas are near enough to be shown as such on either page. */
export function areNear(one: PlacedArea, other: PlacedArea): boolean {
  return distanceBetween(one, other) <= nearDistance;
}

/** The areas nearest to a place, as many as a page has to link to. */
export function nearestTo<Area extends Place>(place: Place, areas: readonly Area[]): Area[] {
  return areas
    .map((area) => ({ area, distance: distanceBetween(place, area) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, leastNeighbours)
    .map(({ area }) => area);
}
