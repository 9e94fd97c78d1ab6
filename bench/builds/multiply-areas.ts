import { areNear, nearestAreas } from "../../src/content/derived/near-areas";
import type { Area } from "../../src/content/types/area";
import { shuffledWords } from "./shuffled-words";

/**
 * The real areas, and copies of them with names, addresses and places of their own: `times` as many in all. Each round
 * of copies has its neighbours within itself. The content check refuses areas with the same texts, so a copy has its
 * original's words in another order: the same length, and no five of them in the same sequence. It also
 * refuses remote neighbours: an area that named such, because it had no others, has copies beside it now and names these.
 */
export function multiplyAreas(areas: readonly Area[], times: number): Area[] {
  const many = Array.from({ length: times }, (_, round) => {
    return round === 0 ? [...areas] : areas.map((area) => copyOf(area, round));
  }).flat();
  const bySlug = new Map(many.map((area) => [area.slug, area]));
  return many.map((area) => {
    const named = area.neighbours.flatMap((slug) => bySlug.get(slug) ?? []);
    if (times === 1 || named.every((other) => areNear(area, other))) return area;
    return { ...area, neighbours: nearestAreas(area, many).map(({ slug }) => slug) };
  });
}

function copyOf(area: Area, round: number): Area {
  const slug = (name: string) => `${name}-${round}`;
  const reordered = (text: string, field: string) => shuffledWords(text, `${area.slug} ${round} ${field}`);
  return {
    ...area,
    slug: slug(area.slug),
    name: `${area.name} ${round}`,
    latitude: moved(area.latitude, round),
    longitude: moved(area.longitude, round),
    neighbours: area.neighbours.map(slug),
    description: reordered(area.description, "description"),
    seoTitle: `Bathroom Tiling in ${area.name} ${round}`,
    seoDescription: reordered(area.seoDescription, "seoDescription"),
    introduction: reordered(area.introduction, "introduction"),
    homes: reordered(area.homes, "homes"),
    bathrooms: reordered(area.bathrooms, "bathrooms"),
    conservation: reordered(area.conservation, "conservation"),
    access: reordered(area.access, "access"),
  };
}

/** Some ten metres per round, to five decimals as all coordinates have. */
const moved = (degrees: number, round: number) => Number((degrees + round * 0.0001).toFixed(5));
