import type { Area } from "../src/content/types/area";

/** The areas, and copies of them with names and addresses of their own: `times` as many in all. */
export function multiplyAreas(areas: readonly Area[], times: number): Area[] {
  const copies = Array.from({ length: times - 1 }, (_, index) =>
    areas.map((area) => copyOf(area, index + 1)),
  );
  return [...areas, ...copies.flat()];
}

function copyOf(area: Area, round: number): Area {
  const numbered = (text = area.introduction.slice(0, 60)) =>
    `${round} ${text.slice(0, -String(round).length - 1)}`.trim();
  return {
    ...area,
    slug: `${area.slug}-${round}`,
    name: `${area.name} ${round}`,
    neighbours: area.neighbours?.map((slug) => `${slug}-${round}`),
    description: numbered(area.description),
    seoTitle: numbered(area.seoTitle),
    seoDescription: numbered(area.seoDescription),
  };
}
