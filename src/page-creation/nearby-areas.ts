interface AreaWithNeighbours {
  slug: string;
  /** Slugs of the areas that this one names as its neighbours. */
  neighbours: readonly string[];
}

/** The areas to link to from an area's page: those it names, then those that name it. */
export function nearbyAreas<T extends AreaWithNeighbours>(area: AreaWithNeighbours, areas: Iterable<T>): T[] {
  const bySlug = new Map([...areas].map((other) => [other.slug, other]));
  const named = area.neighbours.flatMap((slug) => bySlug.get(slug) ?? []);
  const naming = [...bySlug.values()].filter(
    (other) => other.neighbours.includes(area.slug) && !area.neighbours.includes(other.slug),
  );
  return [...named, ...naming].filter(({ slug }) => slug !== area.slug);
}
