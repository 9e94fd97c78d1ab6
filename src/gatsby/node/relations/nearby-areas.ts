import { areNear, leastNeighbours, nearestTo, type PlacedArea } from "../../../content/derived/near-areas";

interface AreaWithNeighbours extends PlacedArea {
  /** Slugs of the areas that this one names as its neighbours. */
  neighbours: readonly string[];
}

/**
 * The areas to link to from an area's page: those it names, then those that name it, then the nearest, until there are
 * as many as a page has to link to. To those that a remote area names it is not near, and they do not answer.
 */
export function nearbyAreas<T extends AreaWithNeighbours>(area: AreaWithNeighbours, areas: Iterable<T>): T[] {
  const others = [...areas].filter(({ slug }) => slug !== area.slug);
  const bySlug = new Map(others.map((other) => [other.slug, other]));
  const named = area.neighbours.flatMap((slug) => bySlug.get(slug) ?? []);
  const naming = others.filter((other) => other.neighbours.includes(area.slug) && areNear(area, other));
  const linked = [...new Set([...named, ...naming])];
  const nearest = nearestTo(area, others).filter((other) => !linked.includes(other));
  return [...linked, ...nearest.slice(0, Math.max(0, leastNeighbours - linked.length))];
}
