interface GroupedArea {
  postcodes: readonly string[];
  house: { slug: string };
}

/**
 * Groups areas by the letters of their first postcode. The last group takes those that match none; empty groups are left out.
 * Each group gets a house of its areas, if possible one that no earlier group shows.
 */
export function areaGroups<Area extends GroupedArea>(
  areas: readonly Area[],
  groups: readonly Queries.AreasCoveredPageGroups[],
) {
  const shown = new Set<string>();
  const placeOf = ({ postcodes: [first = ""] }: GroupedArea) => {
    const letters = first.replace(/\d.*/, "");
    const found = groups.findIndex(({ postcodes }) => postcodes.includes(letters));
    return found < 0 ? groups.length - 1 : found;
  };
  return groups.flatMap(({ title }, index) => {
    const members = areas.filter((area) => placeOf(area) === index);
    const houses = members.map((area): Area["house"] => area.house);
    const house = houses.find(({ slug }) => !shown.has(slug)) ?? houses[0];
    if (!house) return [];
    shown.add(house.slug);
    return { title, areas: members, house };
  });
}

/** The house that the fewest areas use, which can therefore open one more page. */
export function rarestHouse<House extends { slug: string }>(areas: readonly { house: House }[]) {
  const times = (slug: string) => areas.filter(({ house }) => house.slug === slug).length;
  return areas.map(({ house }) => house).sort((one, other) => times(one.slug) - times(other.slug))[0];
}
