import type { ValidationError } from "../../reading/validation-error";
import type { Area } from "../../types/area";

/** What an area page must have of its own to earn its place (quality bar, A8). */
const limits = {
  shingleWords: 5,
  leastUnique: 120,
  commonShare: 0.3,
  jaccard: 0.35,
  containment: 0.6,
} as const;

export interface AreaText {
  path: string;
  area: Area;
}

export interface AreaUniqueness {
  path: string;
  /** Five-word sequences that no other area has. */
  unique: number;
  /** The area that is most like this one, by its file's path; none where nothing is shared. */
  twin?: Likeness & { path: string };
}

/**
 * How much of each area's text is its own. Names of places and postcodes count as the same word everywhere, and
 * sequences that more than 30% of the areas share count for none.
 */
export function areaUniqueness(texts: readonly AreaText[]): AreaUniqueness[] {
  const mask = maskOf(texts.map(({ area }) => area));
  const all = texts.map(({ area }) => shinglesOf(mask(wordsOf(ownText(area)))));
  const holders = holdersOf(all);
  const common = texts.length * limits.commonShare;
  const counted = all.map((shingles) => {
    return [...shingles].filter((shingle) => (holders.get(shingle)?.length ?? 0) <= Math.max(common, 2));
  });
  return texts.map(({ path }, index) => {
    const own = counted[index] ?? [];
    const unique = own.filter((shingle) => holders.get(shingle)?.length === 1).length;
    const shared = new Map<number, number>();
    for (const shingle of own)
      for (const other of holders.get(shingle) ?? [])
        if (other !== index) shared.set(other, (shared.get(other) ?? 0) + 1);
    const alike = [...shared].map(([other, count]) => {
      const path = texts[other]?.path ?? "";
      return { path, ...likeness(count, own.length, counted[other]?.length ?? 0) };
    });
    const [twin] = alike.sort((one, other) => closeness(other) - closeness(one));
    return twin ? { path, unique, twin } : { path, unique };
  });
}

interface Likeness {
  /** What both have, as a part of what either has. */
  jaccard: number;
  /** What both have, as a part of what the shorter one has. */
  containment: number;
}

function likeness(shared: number, own: number, others: number): Likeness {
  return { jaccard: shared / (own + others - shared), containment: shared / Math.min(own, others) };
}

/** How near to its limits a likeness is; above 1 it is beyond one of them. */
function closeness({ jaccard, containment }: Likeness): number {
  return Math.max(jaccard / limits.jaccard, containment / limits.containment);
}

/** Areas whose page could as well be about another place. */
export function checkAreaTexts(texts: readonly AreaText[]): ValidationError[] {
  return areaUniqueness(texts).flatMap(({ path, unique, twin }) => {
    const alike = twin && closeness(twin) > 1;
    if (!alike && unique >= limits.leastUnique) return [];
    return [
      {
        file: path,
        found: alike
          ? `texts that share ${Math.round(100 * twin.containment)}% of their five-word sequences with data/${twin.path}`
          : `${unique} five-word sequences that no other area has`,
        expected: alike
          ? `texts about this place: at most ${100 * limits.containment}% shared`
          : `at least ${limits.leastUnique}`,
        remedy:
          "Write what is true of this place and of no other: its houses, bathrooms, consents and streets.",
      },
    ];
  });
}

const ownText = ({ description, introduction, homes, bathrooms, conservation, access }: Area) =>
  [description, introduction, homes, bathrooms, conservation, access].join("\n");

/** Puts the same word in the place of every area's name, borough and postcode, in time that does not grow with their number. */
function maskOf(areas: readonly Area[]): (words: readonly string[]) => string[] {
  const names = areas
    .flatMap(({ name, borough, postcodes }) => [name, ...borough.split(/ and |, /), ...postcodes])
    .map(wordsOf);
  const known = new Set(names.map((words) => words.join(" ")));
  const longest = Math.max(...names.map(({ length }) => length));
  const nameLengthAt = (words: readonly string[], start: number) => {
    for (let length = longest; length > 0; length--)
      if (known.has(words.slice(start, start + length).join(" "))) return length;
    return 0;
  };
  return (words) => {
    const masked: string[] = [];
    for (let start = 0; start < words.length; ) {
      const length = nameLengthAt(words, start);
      masked.push(length > 0 ? "place" : (words[start] ?? ""));
      start += length || 1;
    }
    return masked;
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function shinglesOf(words: readonly string[]): Set<string> {
  const starts = words.slice(0, Math.max(0, words.length - limits.shingleWords + 1));
  return new Set(starts.map((_, start) => words.slice(start, start + limits.shingleWords).join(" ")));
}

/** For each sequence, the areas that have it, by their place in the list. */
function holdersOf(all: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  for (const [index, shingles] of all.entries())
    for (const shingle of shingles) {
      const others = holders.get(shingle);
      if (others) others.push(index);
      else holders.set(shingle, [index]);
    }
  return holders;
}
