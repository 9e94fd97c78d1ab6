import { shuffledWords } from "../../builds/shuffled-words";

const text = "Floors are softwood boards on joists, party walls London stock brick.";
const sorted = (words: string) => words.split(" ").sort();

describe("Shuffled words", () => {
  it("are the same words in another order", () => {
    expect(shuffledWords(text, "a")).not.toBe(text);
    expect(sorted(shuffledWords(text, "a"))).toEqual(sorted(text));
  });

  it("come in the same order for the same seed, and in another for another", () => {
    expect(shuffledWords(text, "a")).toBe(shuffledWords(text, "a"));
    expect(shuffledWords(text, "a")).not.toBe(shuffledWords(text, "b"));
  });

  it("never stand twice in a row, which the content check would take for a slip", () => {
    for (const seed of "abcdefghij")
      expect(shuffledWords("the tiles and the grout, the walls and the floors", seed)).not.toMatch(
        /the the|and and/,
      );
  });
});
