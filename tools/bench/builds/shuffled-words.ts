import { createHash } from "node:crypto";

/** The words of a text in another order, always the same one for the same seed. */
export function shuffledWords(text: string, seed: string): string {
  return text
    .split(" ")
    .map((word, index) => ({ word, rank: createHash("sha256").update(`${seed} ${index}`).digest("hex") }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ word }) => word)
    .join(" ");
}
