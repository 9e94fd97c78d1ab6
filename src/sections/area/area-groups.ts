interface GroupedArea {
  postcodes: readonly string[];
  house?: { slug: string } | null;
}

/**
 * Groups areas by the letters of their first postcode. The last group takes those that match none; empty groups are left out.
 * Each group gets a house of its areas, if they have one, and if possible one that no earlier group shows.
 */
export function areaGroups<Area extends GroupedArea>(
  areas: readonly Area[],
  groups: readonly Queries.AreasCoveredPageGroups[],
) {
  const usedHouses = new Set<string>();
  const groupIndexOf = ({ postcodes: [first = ""] }: GroupedArea) => {
    const letters = first.replace(/\d.*/, "");
    const found = groups.findIndex(({ postcodes }) => postcodes.includes(letters));
    return found < 0 ? groups.length - 1 : found;
  };
  return groups.flatMap(({ title }, index) => {
    const members = areas.filter((area) => groupIndexOf(area) === index);
    const houses = members.flatMap((area): NonNullable<Area["house"]>[] => (area.house ? [area.house] : []));
    const house = houses.find(({ slug }) => !usedHouses.has(slug)) ?? houses[0];
    if (members.length === 0) return [];
    if (house) usedHouses.add(house.slug);
    return { title, areas: members, house };
  });
}

/** The house that the fewest areas use, which can therefore open one more page. Undefined without houses. */
export function rarestHouse<House extends { slug: string }>(areas: readonly { house: House | null }[]) {
  const houses = areas.flatMap(({ house }) => house ?? []);
  const times = (slug: string) => houses.filter((house) => house.slug === slug).length;
  return houses.sort((one, other) => times(one.slug) - times(other.slug))[0];
}
