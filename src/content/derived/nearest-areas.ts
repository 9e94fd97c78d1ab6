import type { Coordinates } from "../fields/coordinates";

interface PlacedArea extends Coordinates {
  slug: string;
}

/** The number of areas that an area's page links to. */
const linkedAreas = 5;

/** The other areas whose centres are nearest, the nearest first. Distances on a flat earth are exact enough within a city. */
export function nearestAreas<Area extends PlacedArea>(area: PlacedArea, areas: readonly Area[]): Area[] {
  const narrowing = Math.cos((area.latitude * Math.PI) / 180);
  const distanceTo = ({ latitude, longitude }: Coordinates) =>
    Math.hypot(latitude - area.latitude, (longitude - area.longitude) * narrowing);
  return areas
    .filter(({ slug }) => slug !== area.slug)
    .sort((one, other) => distanceTo(one) - distanceTo(other))
    .slice(0, linkedAreas);
}
