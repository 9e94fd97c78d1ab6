import { areNear, type PlacedArea } from "../../../content/derived/near-areas";

interface AreaWithNeighbours extends PlacedArea {
  /** Slugs of the areas that this one names as its neighbours. */
  neighbours: readonly string[];
}

/**
 * The areas to link to from an area's page: those it names, then those that name it. A remote area names the nearest
 * it has; to these it is not near, and they do not answer.
 */
export function nearbyAreas<T extends AreaWithNeighbours>(area: AreaWithNeighbours, areas: Iterable<T>): T[] {
  const others = [...areas].filter(
    (other) =>
      area.neighbours.includes(other.slug) || (other.neighbours.includes(area.slug) && areNear(area, other)),
  );
  const bySlug = new Map(others.map((other) => [other.slug, other]));
  const named = area.neighbours.flatMap((slug) => bySlug.get(slug) ?? []);
  const naming = others.filter(({ slug }) => !area.neighbours.includes(slug));
  return [...named, ...naming].filter(({ slug }) => slug !== area.slug);
}
