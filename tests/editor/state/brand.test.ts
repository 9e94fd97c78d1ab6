import { type BrandColours, contrast, paletteOf } from "../../../src/content/values/palette";
import type { Palette } from "../../../src/content/values/standard-palette";
import { darkPalette, editorColours } from "../../../src/editor/state/brand";

type Colour = keyof Palette;

/** Words need 4.5:1 on every ground that they stand on; borders of controls and the focus ring need 3:1. */
const pairs: readonly (readonly [colours: readonly Colour[], grounds: readonly Colour[], least: number])[] = [
  [["ink", "inkSoft", "bottle", "error"], ["porcelain", "white", "bottleMist", "errorMist"], 4.5],
  [["white"], ["bottle", "bottleDeep", "error"], 4.5],
  [["bottleDeep"], ["brass"], 4.5],
  [["groutDark", "bottle"], ["porcelain", "white"], 3],
];

const brands: readonly BrandColours[] = [
  {},
  { colour: "#1b3a6b" },
  { colour: "#7a1f3d", accent: "#f2a03d" },
  { colour: "#000000", accent: "#ffff66" },
  { colour: "#4a148c", accent: "#f8bbd0" },
  { colour: "#5c3a00", accent: "#ffd54f" },
];

it.each(brands)("The editor's dark scheme can be read in a company's colours: %j", (brand) => {
  const palette = darkPalette(paletteOf(brand));
  const unreadable = pairs.flatMap(([colours, grounds, least]) =>
    colours.flatMap((colour) =>
      grounds
        .filter((ground) => contrast(palette[colour], palette[ground]) < least)
        .map((ground) => `${colour} on ${ground}: ${contrast(palette[colour], palette[ground])}`),
    ),
  );
  expect(unreadable).toEqual([]);
});

it("The editor is dark only for those who have set their device to dark", () => {
  const { ":root": light, ...queried } = editorColours({ colour: "#1b3a6b" });
  expect(light).toMatchObject({ "--brand-bottle": "#1b3a6b", "--brand-white": "#ffffff" });
  expect(Object.keys(queried)).toEqual(["@media (prefers-color-scheme: dark)"]);
});
