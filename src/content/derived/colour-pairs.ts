import { type BrandColours, contrast, paletteOf } from "./palette";
import type { Palette } from "./standard-palette";

type Colour = keyof Palette;

/** Where colours meet a ground on the site: the contrast that they need there, and what they are in plain words. */
type ColourPair = readonly [colours: readonly Colour[], ground: Colour, least: number, what: string];

/** Text that is read at length needs 7:1, other text 4.5:1, borders, icons and the ring of the focus 3:1. */
const colourPairs: readonly ColourPair[] = [
  [["white"], "bottle", 4.5, "white words on the main buttons"],
  [["porcelain"], "bottle", 7, "light words at the top of a page"],
  [["porcelain", "white"], "bottleDeep", 7, "light words at the foot of a page"],
  [["ink", "inkSoft"], "porcelain", 7, "the words of every page"],
  [["ink", "inkSoft"], "white", 7, "words on cards and in the form"],
  [["ink"], "bottleMist", 7, "links of the menu under the pointer"],
  [["bottle"], "porcelain", 4.5, "headings and links"],
  [["bottle", "bottleDeep"], "white", 4.5, "titles of cards, words on outlined buttons"],
  [["bottle"], "bottleMist", 4.5, "words on quiet badges"],
  [["bottleDeep", "ink"], "brass", 4.5, "dark words on the buttons in the second colour"],
  [["bottleDeep"], "brassLight", 4.5, "dark words on such a button under the pointer"],
  [["brassLight"], "bottle", 4.5, "badges at the top of a page"],
  [["brassLight"], "bottleDeep", 4.5, "column titles of the footer"],
  [["brassInk"], "porcelain", 4.5, "numbers of steps"],
  [["brassInk", "error"], "white", 4.5, "arrows and ticks, messages under fields"],
  [["brassInk"], "bottleMist", 4.5, "plus signs of questions under the pointer"],
  [["white", "errorMist"], "error", 4.5, "what failed"],
  [["brass"], "bottle", 3, "borders and icons in the second colour on the main one"],
  [["brass"], "bottleDeep", 3, "borders of buttons at the foot of a phone"],
  [["groutDark"], "porcelain", 3, "borders of fields"],
  [["groutDark"], "white", 3, "borders of fields on cards"],
];

/** Why the company's two colours cannot be read, in plain words: for each of the two the first pair that fails. */
export function colourFaults(brand: BrandColours): { field: keyof BrandColours; says: string }[] {
  const palette = paletteOf(brand);
  const failing = colourPairs.flatMap(([colours, ground, least, what]) => {
    const ratio = Math.min(...colours.map((colour) => contrast(palette[colour], palette[ground])));
    const isAccent = brand.accent && [...colours, ground].some((colour) => colour.startsWith("brass"));
    const [field, shade] = isAccent ? (["accent", "lighter"] as const) : (["colour", "darker"] as const);
    const says = `a ${shade} colour: ${what} would have ${ratio}:1; ${least}:1 is needed`;
    return ratio < least ? [{ field, says }] : [];
  });
  return failing.filter(({ field }, index) => failing.findIndex((one) => one.field === field) === index);
}
