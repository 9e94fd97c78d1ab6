import { brandColours, paletteOf } from "../../content/values/palette";

/** Sets the variables for the site's colours in the editor (../build/write-editor.ts) to the company's colours. */
export const brandStyles = (brand: unknown) => ({
  ":root": Object.fromEntries(
    Object.entries(paletteOf(brandColours(brand))).map(([name, colour]) => [`--brand-${name}`, colour]),
  ),
});
