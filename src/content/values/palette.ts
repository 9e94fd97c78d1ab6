import { colord, extend } from "colord";
import a11y from "colord/plugins/a11y";
import mix from "colord/plugins/mix";
import { type Palette, standardPalette } from "./standard-palette";

extend([a11y, mix]);

/** The company's two colours, as #rrggbb. They replace bottle green and brass. */
export interface BrandColours {
  colour?: string | null | undefined;
  accent?: string | null | undefined;
}

/** The company's two colours, without any that is not a colour. */
export function brandColours(brand: unknown): BrandColours {
  const { colour, accent } = Object(brand);
  const colourOf = (text: unknown) => (/^#[0-9a-f]{6}$/.test(String(text)) ? String(text) : undefined);
  return { colour: colourOf(colour), accent: colourOf(accent) };
}

/** The site's colours with the company's own two, whose lighter and darker shades follow. */
export function paletteOf({ colour, accent }: BrandColours): Palette {
  const palette: Palette = { ...standardPalette, ...(colour && shadesOf(colour)) };
  if (!accent) return palette;
  return {
    ...palette,
    brass: accent,
    brassLight: contrasting(accent, palette.white, palette.bottle),
    brassInk: contrasting(accent, "#000000", palette.bottleMist),
  };
}

function shadesOf(bottle: string) {
  const bottleDeep = mixed(bottle, "#000000", 0.3);
  const ink = mixed(bottleDeep, "#1e1c1b", 0.5);
  const inkSoft = mixed(ink, standardPalette.porcelain, 0.18);
  return { bottle, bottleDeep, bottleMist: mixed(bottle, standardPalette.white, 0.9), ink, inkSoft };
}

/** Mixes a colour with 40% white or black, or with more until text in it has enough contrast with the ground. */
function contrasting(colour: string, towards: string, ground: string): string {
  const shades = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => mixed(colour, towards, share));
  return shades.find((shade) => contrast(shade, ground) >= 4.5) ?? towards;
}

const mixed = (one: string, other: string, share: number) => colord(one).mix(other, share).toHex();

/** From 1 to 21, rounded down: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (one: string, other: string) => colord(one).contrast(other);

/** A pair of colours: the contrast that it needs, and its description in plain words. */
type ColourPair = readonly [
  colours: readonly (keyof Palette)[],
  ground: keyof Palette,
  least: number,
  what: string,
];

/** The pairs with the least contrast. If these can be read, all others can (tests/unit/content/values/palette.test.ts). */
const weakestPairs: readonly ColourPair[] = [
  [["white"], "bottle", 4.5, "white words on the main buttons"],
  [["porcelain"], "bottle", 7, "light words at the top of a page"],
  [["bottleDeep", "ink"], "brass", 4.5, "dark words on the buttons in the second colour"],
  [["brassLight"], "bottle", 4.5, "badges at the top of a page"],
  [["brass"], "bottle", 3, "borders and icons in the second colour on the main one"],
];

/** Says which text the company's two colours make hard to read: a message for each colour, about its first failing pair. */
export function colourErrors(brand: BrandColours): { field: keyof BrandColours; message: string }[] {
  const palette = paletteOf(brand);
  const failing = weakestPairs.flatMap(([colours, ground, least, what]) => {
    const ratio = Math.min(...colours.map((colour) => contrast(palette[colour], palette[ground])));
    const isAccent = brand.accent && [...colours, ground].some((colour) => colour.startsWith("brass"));
    const [field, shade] = isAccent ? (["accent", "lighter"] as const) : (["colour", "darker"] as const);
    const message = `a ${shade} colour: ${what} would be hard to read (contrast ${ratio}, at least ${least} is needed)`;
    return ratio < least ? [{ field, message }] : [];
  });
  return failing.filter(({ field }, index) => failing.findIndex((one) => one.field === field) === index);
}
