interface GroupedArea {
  postcodes: readonly string[];
  house: { slug: string };
}

interface Group {
  title: string;
  postcodes: readonly string[];
}

/** The areas by the letters of their first postcode; those of no group are in the last. Groups without one are left out. */
export function areaGroups<Area extends GroupedArea>(areas: readonly Area[], groups: readonly Group[]) {
  const placeOf = ({ postcodes: [first = ""] }: GroupedArea) => {
    const letters = first.replace(/\d.*/, "");
    const found = groups.findIndex(({ postcodes }) => postcodes.includes(letters));
    return found < 0 ? groups.length - 1 : found;
  };
  const grouped = groups.map(({ title }, index) => ({
    title,
    areas: areas.filter((area) => placeOf(area) === index),
  }));
  return withHouses(grouped.filter((group) => group.areas.length > 0));
}

/** Each group with a house of its areas, which no group before it shows as far as there is another. */
function withHouses<Area extends GroupedArea>(groups: readonly { title: string; areas: Area[] }[]) {
  const shown = new Set<string>();
  return groups.map((group) => {
    const houses = group.areas.map(({ house }) => house as Area["house"]);
    const house = houses.find(({ slug }) => !shown.has(slug)) ?? houses[0];
    if (house) shown.add(house.slug);
    return { ...group, house };
  });
}

/** The house of the fewest areas: it may open one page more. */
export function rarestHouse<House extends { slug: string }>(areas: readonly { house: House }[]) {
  const times = (slug: string) => areas.filter(({ house }) => house.slug === slug).length;
  return areas.map(({ house }) => house).sort((one, other) => times(one.slug) - times(other.slug))[0];
}
