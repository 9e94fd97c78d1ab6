interface Located {
  slug: string;
  /** The slug of the project's place. */
  area: string;
}

/**
 * The project whose picture an area's page shows: one from that place, otherwise one that stays the same
 * from build to build while all projects are used about equally often. Undefined where there are no projects.
 */
export function areaProject<T extends Located>(
  area: { slug: string },
  areas: Iterable<{ slug: string }>,
  projects: Iterable<T>,
): T | undefined {
  const inOrder = [...projects].sort((one, other) => one.slug.localeCompare(other.slug, "en"));
  const position = [...areas].filter(({ slug }) => slug < area.slug).length;
  return inOrder.find((project) => project.area === area.slug) ?? inOrder[position % inOrder.length];
}
