import { colours, fontSizes, layers, sizes, space } from "../../src/theme/tokens";
import { contrast } from "./contrast";

type Colour = keyof typeof colours;

/** Each pair is worn somewhere on the site. */
const bodyText: { text: Colour; ground: Colour; where: string }[] = [
  { text: "ink", ground: "porcelain", where: "every page" },
  { text: "ink", ground: "white", where: "tiles and the form" },
  { text: "ink", ground: "bottleMist", where: "links of the navigation under the pointer" },
  { text: "inkSoft", ground: "porcelain", where: "names of further areas" },
  { text: "inkSoft", ground: "white", where: "sentences on tiles" },
  { text: "porcelain", ground: "bottle", where: "heroes and closing calls" },
  { text: "porcelain", ground: "bottleDeep", where: "the footer, labels of pictures" },
];

const shortText: { text: Colour; ground: Colour; where: string }[] = [
  { text: "bottle", ground: "porcelain", where: "headings and links" },
  { text: "bottle", ground: "white", where: "titles of tiles" },
  { text: "bottle", ground: "bottleMist", where: "quiet badges" },
  { text: "brassInk", ground: "porcelain", where: "numbers of steps" },
  { text: "brassInk", ground: "white", where: "arrows and ticks" },
  { text: "brassInk", ground: "bottleMist", where: "plus signs of questions under the pointer" },
  { text: "white", ground: "bottle", where: "main buttons" },
  { text: "white", ground: "bottleDeep", where: "main buttons under the pointer" },
  { text: "brassLight", ground: "bottle", where: "badges on heroes" },
  { text: "brassLight", ground: "bottleDeep", where: "column titles of the footer" },
  { text: "bottleDeep", ground: "brass", where: "brass buttons" },
  { text: "bottleDeep", ground: "brassLight", where: "brass buttons under the pointer" },
  { text: "bottleDeep", ground: "white", where: "outlined buttons on bottle under the pointer" },
  { text: "white", ground: "error", where: "what failed" },
  { text: "error", ground: "white", where: "messages under fields" },
  { text: "error", ground: "errorMist", where: "the summary of errors" },
];

const shapes: { shape: Colour; ground: Colour; where: string }[] = [
  { shape: "groutDark", ground: "porcelain", where: "borders of controls" },
  { shape: "groutDark", ground: "white", where: "borders of controls" },
  { shape: "brass", ground: "bottle", where: "borders of buttons, icons" },
  { shape: "brass", ground: "bottleDeep", where: "borders of buttons in the call bar" },
  { shape: "bottle", ground: "porcelain", where: "the ring around what has the focus" },
  { shape: "white", ground: "bottle", where: "the ring's outer half, on dark grounds" },
  { shape: "bottle", ground: "white", where: "the ring's two halves" },
];

describe("The measure of contrast", () => {
  it.each([
    { one: "#000000", other: "#ffffff", expected: 21 },
    { one: "#ffffff", other: "#ffffff", expected: 1 },
    { one: "#777777", other: "#ffffff", expected: 4.48 },
    { one: "#ffffff", other: "#777777", expected: 4.48 },
    { one: "rgb(118, 118, 118)", other: "#ffffff", expected: 4.54 },
  ])("gives $expected for $one and $other, as WCAG does", ({ one, other, expected }) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  it("refuses what is no colour", () => {
    expect(() => contrast("transparent", "#ffffff")).toThrow("Cannot read the colour transparent");
  });
});

it.each(bodyText)(
  "Text that is read at length has a contrast of 7 or more: $text on $ground ($where)",
  ({ text, ground }) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(7);
  },
);

it.each(shortText)(
  "Headings, links, buttons and badges have a contrast of 4.5 or more: $text on $ground ($where)",
  ({ text, ground }) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(shapes)(
  "Borders, icons and the ring of the focus have a contrast of 3 or more: $shape on $ground ($where)",
  ({ shape, ground }) => {
    expect(contrast(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3);
  },
);

describe("Sizes", () => {
  it.each(Object.entries({ ...space, ...fontSizes, ...sizes }))(
    "grow with the reader's text size: %s has a part in rem",
    (_name, size) => {
      expect(size).toMatch(/\drem/);
      expect(size).not.toMatch(/\dpx/);
    },
  );

  it("of text never fall below 15 px", () => {
    const smallest = Object.values(fontSizes).map((size) => Number(/([\d.]+)rem/.exec(size)?.[1]) * 16);
    expect(Math.min(...smallest)).toBeGreaterThanOrEqual(15);
  });
});

it("What lies above what is the skip link over messages, messages over the call bar, the call bar over the header", () => {
  expect(layers.skipLink).toBeGreaterThan(layers.toast);
  expect(layers.toast).toBeGreaterThan(layers.callBar);
  expect(layers.callBar).toBeGreaterThan(layers.header);
});
