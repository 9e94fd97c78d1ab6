import { brandColours, paletteOf } from "../../content/values/palette";

/** Sets the variables for the site's colours in the editor (../build/write-editor.ts) the company's colours. */
export function brandStyles(brand: unknown) {
  const palette = Object.entries(paletteOf(brandColours(brand)));
  return { ":root": Object.fromEntries(palette.map(([name, colour]) => [`--brand-${name}`, colour])) };
}
