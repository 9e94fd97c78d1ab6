import { sameWords } from "../../../src/content/rules/same-words";

describe("Words that a reader takes for the same", () => {
  it.each([
    ["Floor Tiling", "floor tiling"],
    ["Floor  Tiling ", "Floor Tiling"],
    ["Floor\nTiling", "Floor Tiling"],
  ])("are compared without capitals and spaces: %j, %j", (one, other) => {
    expect(sameWords(one)).toBe(sameWords(other));
  });

  it.each([
    ["Floor Tiling", "Floor Tiles"],
    ["Floor Tiling", "FloorTiling"],
    ["Café", "Cafe"],
  ])("are not %j and %j", (one, other) => {
    expect(sameWords(one)).not.toBe(sameWords(other));
  });
});
