/** @jest-environment node */
import type { Area } from "../../src/content/types/area";
import { areas } from "../support/built-content";

/** Texts are compared by their sequences of five words. */
const sequenceLength = 5;

interface Uniqueness {
  slug: string;
  /** The number of its sequences that no other area has. */
  unique: number;
  /** The largest share of its sequences that one other area has, too. */
  shared: number;
}

function uniquenessOf(areas: readonly Area[]): Uniqueness[] {
  const names = namePattern(areas);
  const all = areas.map((area) => ({
    slug: area.slug,
    own: sequencesOf(textOf(area).replace(names, "place")),
  }));
  return all.map(({ slug, own }) => {
    const others = all.filter((other) => other.slug !== slug).map((other) => other.own);
    const inCommon = others.map((other) => [...own].filter((sequence) => other.has(sequence)).length);
    return {
      slug,
      unique: [...own].filter((sequence) => !others.some((other) => other.has(sequence))).length,
      shared: Math.max(...inCommon) / own.size,
    };
  });
}

const textOf = ({ description, introduction, homes, bathrooms, conservation, access }: Area) =>
  [description, introduction, homes, bathrooms, conservation, access].join("\n").toLowerCase();

/** Matches every area's name and postcodes, longest first, so that a text does not count as unique for its area's name alone. */
function namePattern(areas: readonly Area[]): RegExp {
  const names = areas.flatMap(({ name, postcodes }) => [name, ...postcodes]);
  const longestFirst = names.sort((one, other) => other.length - one.length);
  return new RegExp(`\\b(?:${longestFirst.join("|").toLowerCase()})\\b`, "g");
}

function sequencesOf(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const starts = words.slice(sequenceLength - 1);
  return new Set(starts.map((_, start) => words.slice(start, start + sequenceLength).join(" ")));
}

describe("The texts of each area are not copied from another area", () => {
  it.each(uniquenessOf(areas))("$slug", ({ unique, shared }) => {
    expect(unique).toBeGreaterThanOrEqual(120);
    expect(shared).toBeLessThanOrEqual(0.35);
  });
});

it("The check finds an area that copies another area's text under its own name", () => {
  const [one, ...others] = areas;
  if (!one) throw new Error("There are no areas");
  const text = JSON.stringify({ ...one, slug: "copy", postcodes: ["SW99"] }).replaceAll(one.name, "Copyham");
  const copy: Area = JSON.parse(text);
  expect(uniquenessOf([one, ...others, copy])[0]).toEqual({ slug: one.slug, unique: 0, shared: 1 });
});
