/** @jest-environment node */
import type { Area } from "../../src/content/types/area";
import { areas } from "../site/built-content";

const shingleWords = 5;

/** Ignore sequences that more than this share of all areas have. */
const commonShare = 0.3;

interface AreaUniqueness {
  slug: string;
  /** Five-word sequences that no other area has. */
  unique: number;
  /** The greatest share of its sequences that it has in common with any other: of both together, and of the shorter. */
  jaccard: number;
  containment: number;
}

/** The share of each area's text that no other area has. Names of places and postcodes count as one word. */
function areaUniqueness(areas: readonly Area[]): AreaUniqueness[] {
  const places = placePattern(areas);
  const all = areas.map((area) => shinglesOf(ownText(area).replace(places, "place")));
  const holders = new Map<string, number>();
  for (const shingle of all.flatMap((shingles) => [...shingles]))
    holders.set(shingle, (holders.get(shingle) ?? 0) + 1);
  const most = Math.max(areas.length * commonShare, 2);
  const counted = all.map(
    (shingles) => new Set([...shingles].filter((one) => (holders.get(one) ?? 0) <= most)),
  );
  return areas.map(({ slug }, index) => {
    const own = counted[index] ?? new Set<string>();
    const others = counted.filter((_, other) => other !== index);
    const alike = others.map((other) => ({
      size: other.size,
      shared: [...own].filter((shingle) => other.has(shingle)).length,
    }));
    return {
      slug,
      unique: [...own].filter((shingle) => holders.get(shingle) === 1).length,
      jaccard: Math.max(...alike.map(({ size, shared }) => shared / (own.size + size - shared))),
      containment: Math.max(...alike.map(({ size, shared }) => shared / Math.min(own.size, size))),
    };
  });
}

const ownText = ({ description, introduction, homes, bathrooms, conservation, access }: Area) =>
  [description, introduction, homes, bathrooms, conservation, access].join("\n").toLowerCase();

/** Every area's name and postcode; of two that begin alike the longer comes first. */
function placePattern(areas: readonly Area[]): RegExp {
  const names = areas.flatMap(({ name, postcodes }) => [name, ...postcodes]);
  const longestFirst = names
    .map((name) => name.toLowerCase())
    .sort((one, other) => other.length - one.length);
  return new RegExp(`\\b(?:${longestFirst.join("|")})\\b`, "g");
}

function shinglesOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const starts = words.slice(0, Math.max(0, words.length - shingleWords + 1));
  return new Set(starts.map((_, start) => words.slice(start, start + shingleWords).join(" ")));
}

describe("Each area's page earns its place", () => {
  it.each(areaUniqueness(areas))("$slug", ({ unique, jaccard, containment }) => {
    expect(unique).toBeGreaterThanOrEqual(120);
    expect(jaccard).toBeLessThanOrEqual(0.35);
    expect(containment).toBeLessThanOrEqual(0.6);
  });
});

it("The check finds an area that copies another area's text under its own name", () => {
  const [one, ...others] = areas;
  if (!one) throw new Error("There are no areas");
  const text = JSON.stringify({ ...one, slug: "copy", postcodes: ["SW99"] }).replaceAll(one.name, "Copyham");
  const copy: Area = JSON.parse(text);
  const [first] = areaUniqueness([one, ...others, copy]);
  expect(first).toEqual({ slug: one.slug, unique: 0, jaccard: 1, containment: 1 });
});
