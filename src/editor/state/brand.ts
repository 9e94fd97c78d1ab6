import { colord } from "colord";
import { brandColours, contrast, mixed, paletteOf } from "../../content/values/palette";
import { type Palette, standardPalette } from "../../content/values/standard-palette";

const variablesOf = (palette: Palette) => ({
  ":root": Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--brand-${name}`, colour])),
});

/** Sets the variables for the site's colours in the editor (../build/write-editor.ts) to the company's colours. */
export const brandStyles = (brand: unknown) => variablesOf(paletteOf(brandColours(brand)));

/** The editor's colours: the company's, and dark ones if the device asks for a dark scheme. */
export const editorColours = (brand: unknown) => ({
  ...brandStyles(brand),
  "@media (prefers-color-scheme: dark)": variablesOf(darkPalette(paletteOf(brandColours(brand)))),
});

/** Returns the dark palette: light colours become dark and the other way round, so that every pair keeps its contrast. */
export function darkPalette({ bottle, brass }: Palette): Palette {
  const grounds = { porcelain: "#131716", white: "#1c2220", drawing: "#131716", grout: "#353e3b" };
  const { h, s } = colord(bottle).toHsl();
  const tints = [65, 70, 75, 80, 85].map((l) => colord({ h, s: Math.min(s, 45), l }).toHex());
  const light = tints.find((tint) => contrast(tint, grounds.white) >= 7) ?? standardPalette.white;
  return {
    ...grounds,
    groutDark: "#87928d",
    ink: "#e8edea",
    inkSoft: "#b6c0bb",
    bottle: light,
    bottleDeep: mixed(light, "#ffffff", 0.4),
    bottleMist: mixed(grounds.white, light, 0.14),
    brass: mixed(brass, "#000000", 0.66),
    brassLight: mixed(brass, "#000000", 0.5),
    brassInk: mixed(brass, "#ffffff", 0.4),
    error: "#ffb1a7",
    errorMist: "#3a1d1a",
  };
}
