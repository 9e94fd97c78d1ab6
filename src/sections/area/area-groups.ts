/**
 * Groups areas by the letters of their first postcode. The last group takes those that match none; empty groups are left out.
 */
export function areaGroups<Area extends { postcodes: readonly string[] }>(
  areas: readonly Area[],
  groups: readonly Queries.AreasCoveredPageGroups[],
) {
  const groupIndexOf = ({ postcodes: [first = ""] }: Area) => {
    const letters = first.replace(/\d.*/, "");
    const found = groups.findIndex(({ postcodeAreas }) => postcodeAreas.includes(letters));
    return found < 0 ? groups.length - 1 : found;
  };
  return groups.flatMap(({ title }, index) => {
    const members = areas.filter((area) => groupIndexOf(area) === index);
    return members.length > 0 ? { title, areas: members } : [];
  });
}
