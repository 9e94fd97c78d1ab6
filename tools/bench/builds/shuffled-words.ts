import { createHash } from "node:crypto";

/** The words of a text in another order, always the same one for the same seed, and none twice in a row. */
export function shuffledWords(text: string, seed: string): string {
  const ranked = text
    .split(" ")
    .map((word, index) => ({ word, rank: createHash("sha256").update(`${seed} ${index}`).digest("hex") }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const shuffled: string[] = [];
  for (const { word } of ranked) {
    const between = (place: number) => [shuffled[place - 1], shuffled[place]];
    const places = [shuffled.length, ...shuffled.keys()];
    const place = places.find((at) => between(at).every((other) => !isSame(word, other)));
    shuffled.splice(place ?? shuffled.length, 0, word);
  }
  return shuffled.join(" ");
}

function isSame(word: string, other: string | undefined): boolean {
  const letters = (written: string) => written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return other !== undefined && letters(word) === letters(other);
}
