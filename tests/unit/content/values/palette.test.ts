import fc from "fast-check";
import { type BrandColours, colourErrors, contrast, paletteOf } from "../../../../src/content/values/palette";
import { type Palette, standardPalette } from "../../../../src/content/values/standard-palette";

type Colour = keyof Palette;

/** Text that is read at length needs 7:1, other text 4.5:1, borders, icons and the ring of the focus 3:1. */
const pairs: readonly (readonly [colours: readonly Colour[], ground: Colour, least: number])[] = [
  [["white"], "bottle", 4.5],
  [["porcelain"], "bottle", 7],
  [["porcelain", "white"], "bottleDeep", 7],
  [["ink", "inkSoft"], "porcelain", 7],
  [["ink", "inkSoft"], "white", 7],
  [["ink"], "bottleMist", 7],
  [["bottle"], "porcelain", 4.5],
  [["bottle", "bottleDeep"], "white", 4.5],
  [["bottle"], "bottleMist", 4.5],
  [["bottleDeep", "ink"], "brass", 4.5],
  [["bottleDeep"], "brassLight", 4.5],
  [["brassLight"], "bottle", 4.5],
  [["brassLight"], "bottleDeep", 4.5],
  [["brassInk"], "porcelain", 4.5],
  [["brassInk", "error"], "white", 4.5],
  [["brassInk"], "bottleMist", 4.5],
  [["white", "errorMist"], "error", 4.5],
  [["brass"], "bottle", 3],
  [["brass"], "bottleDeep", 3],
  [["groutDark"], "porcelain", 3],
  [["groutDark"], "white", 3],
];

/** The site's pairs of colours that lack contrast in a company's colours. */
function unreadable(brand: BrandColours) {
  const palette = paletteOf(brand);
  return pairs.filter(([colours, ground, least]) =>
    colours.some((colour) => contrast(palette[colour], palette[ground]) < least),
  );
}

it("In the demonstration's colours every text can be read", () => {
  expect(unreadable({})).toEqual([]);
});

it("Two colours without a fault bring no shade that cannot be read, and none are refused without a reason", () => {
  const channel = fc.oneof(fc.nat(80), fc.nat(255));
  const colour = fc
    .tuple(channel, channel, channel)
    .map((channels) => `#${channels.map((part) => part.toString(16).padStart(2, "0")).join("")}`);
  const brands = fc.record({ colour, accent: colour }, { requiredKeys: [] });
  fc.assert(
    fc.property(brands, (brand) => {
      expect(colourErrors(brand).length > 0).toBe(unreadable(brand).length > 0);
    }),
    { numRuns: 1000 },
  );
});

describe("A company's own two colours", () => {
  it("are the demonstration's if it has none", () => {
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
  ])("may be published if every text can be read: $colour with $accent", (brand) => {
    expect(colourErrors(brand)).toEqual([]);
  });

  it.each([
    ["colour", "#ff7a00", "a darker colour: white words on the main buttons", 2.61, 4.5],
    ["colour", "#3366cc", "a darker colour: light words at the top of a page", 5.05, 7],
    ["accent", "#2f5d50", "a lighter colour: dark words on the buttons in the second colour", 2.04, 4.5],
  ])("are refused by the first pair that cannot be read: %s %s", (field, colour, pair, contrasts, least) => {
    const says = `${pair} would be hard to read (contrast ${contrasts}, at least ${least} is needed)`;
    expect(colourErrors({ [field]: colour })).toEqual([{ field, message: says }]);
  });
});
