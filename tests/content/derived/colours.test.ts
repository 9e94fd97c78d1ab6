import { colourFaults } from "../../../src/content/derived/colour-pairs";
import { paletteOf } from "../../../src/content/derived/palette";
import { standardPalette } from "../../../src/content/derived/standard-palette";

it("In the demonstration's colours everything can be read", () => {
  expect(colourFaults({})).toEqual([]);
});

describe("A company's own two colours", () => {
  it("are the demonstration's where it has none", () => {
    expect(paletteOf({})).toEqual(standardPalette);
  });

  it("bring their shades with them, so that nothing stays green or brass", () => {
    const { porcelain, white, drawing, grout, groutDark, error, errorMist, ...own } = paletteOf({
      colour: "#1b3a6b",
      accent: "#f2a03d",
    });
    for (const [name, colour] of Object.entries(own))
      expect(colour).not.toBe(standardPalette[name as keyof typeof own]);
  });

  it.each([
    { colour: "#1b3a6b", accent: "#f2a03d" },
    { colour: "#000000", accent: "#ffffff" },
    { colour: "#5a1030" },
    { accent: "#e0b0a0" },
  ])("may be published where all can be read: $colour with $accent", (brand) => {
    expect(colourFaults(brand)).toEqual([]);
  });

  it.each([
    [
      { colour: "#ff7a00" },
      "colour",
      "a darker colour: white words on the main buttons would have 2.61:1; 4.5:1 is needed",
    ],
    [
      { colour: "#3366cc" },
      "colour",
      "a darker colour: light words at the top of a page would have 5.05:1; 7:1 is needed",
    ],
    [
      { accent: "#2f5d50" },
      "accent",
      "a lighter colour: dark words on the buttons in the second colour would have 2.04:1; 4.5:1 is needed",
    ],
  ])("are refused by the first pair that cannot be read: %j", (brand, field, says) => {
    expect(colourFaults(brand)).toEqual([{ field, says }]);
  });
});
