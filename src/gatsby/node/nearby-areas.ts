interface AreaWithNeighbours {
  slug: string;
  /** Slugs of the areas that this one names as its neighbours. */
  neighbours: readonly string[];
}

/** The areas to link to from an area's page: those it names, then those that name it. */
export function nearbyAreas<T extends AreaWithNeighbours>(area: AreaWithNeighbours, areas: Iterable<T>): T[] {
  const others = [...areas].filter(
    ({ slug, neighbours }) => area.neighbours.includes(slug) || neighbours.includes(area.slug),
  );
  const bySlug = new Map(others.map((other) => [other.slug, other]));
  const named = area.neighbours.flatMap((slug) => bySlug.get(slug) ?? []);
  const naming = others.filter(({ slug }) => !area.neighbours.includes(slug));
  return [...named, ...naming].filter(({ slug }) => slug !== area.slug);
}
