import { createHash } from "node:crypto";

/** The words of a text in another order, always the same one for the same seed, and none twice in a row. */
export function shuffledWords(text: string, seed: string): string {
  const left = text
    .split(" ")
    .map((word, index) => ({ word, rank: createHash("sha256").update(`${seed} ${index}`).digest("hex") }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ word }) => word);
  const shuffled: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex((word) => !isSame(word, shuffled.at(-1)));
    const [word = ""] = left.splice(Math.max(0, next), 1);
    const place = next === -1 ? placeFor(word, shuffled) : shuffled.length;
    shuffled.splice(place, 0, word);
  }
  return shuffled.join(" ");
}

/** Between two other words; at the end where there is no such place. */
function placeFor(word: string, words: readonly string[]): number {
  const place = words.findIndex((after, index) => !isSame(word, after) && !isSame(word, words[index - 1]));
  return place === -1 ? words.length : place;
}

function isSame(word: string, other: string | undefined): boolean {
  const letters = (written: string) => written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return other !== undefined && letters(word) === letters(other);
}
