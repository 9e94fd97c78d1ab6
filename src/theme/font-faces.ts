/** A subset of Fraunces. Browsers keep it for a year, so its name contains the first digits of its SHA-256. */
export const brandFontPath = "/fonts/fraunces-500-84db7f56.woff2";

/** Hanken Grotesk, named likewise: ASCII, punctuation, and what English texts need besides. */
export const textFontPath = "/fonts/hanken-grotesk-1631dbd2.woff2";
const textCharacters = "U+20-7E,U+A0,U+A3,U+A9,U+B2,U+B7,U+D7,U+E9,U+2???";

/**
 * The rest of Latin-1, which browsers fetch when a text or a visitor's name has one of its letters. The two faces share no
 * character: when the text face came late, Chromium took a £ from this one, and fetched it.
 */
export const latinFontPath = "/fonts/hanken-grotesk-latin-aa04d0b2.woff2";
const latinCharacters = "U+A1-A2,U+A4-A8,U+AA-B1,U+B3-B6,U+B8-D6,U+D8-E8,U+EA-FF";

/** Ascent and descent, as fractions of the font size. */
type Reach = readonly [above: number, below: number];
const headingReach: Reach = [0.978, 0.255];
const textReach: Reach = [1, 0.303];

/**
 * A face from a file that all pages share; `display` says what the browser does until the file has arrived. Where the file
 * has only some `characters`, browsers take the others from the next face.
 */
function sharedFace(family: string, path: string, display: "optional" | "swap", characters?: string): string {
  const range = characters ? `;unicode-range:${characters}` : "";
  return `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:400 700;font-display:${display}${range}}`;
}

/** A device font, scaled by `width` so that it is as wide as ours, with our ascent and descent. Nothing moves when ours arrives. */
function fallbackFace(
  family: string,
  fonts: readonly string[],
  [above, below]: Reach,
  width: number,
  weight = "400",
) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const local = fonts.map((font) => `local("${font}")`).join();
  return `@font-face{font-family:"${family}";src:${local};font-weight:${weight};size-adjust:${percent(width)};ascent-override:${percent(above / width)};descent-override:${percent(below / width)};line-gap-override:0%}`;
}

/**
 * Plain CSS in the head: Emotion would recreate its styles on hydration, and browsers would load the fonts again. The logo
 * swaps to its font at any time, since nothing moves with it. Headings and text use a late font from the next page on,
 * because some lines would break elsewhere.
 */
export const fontFaces = [
  sharedFace("Fraunces", brandFontPath, "optional"),
  sharedFace("Logo", brandFontPath, "swap"),
  sharedFace("Hanken Grotesk", latinFontPath, "optional", latinCharacters),
  sharedFace("Hanken Grotesk", textFontPath, "optional", textCharacters),
  fallbackFace("Fallback", ["Times New Roman", "Liberation Serif"], headingReach, 1.07),
  fallbackFace("Fallback Android", ["Noto Serif", "NotoSerif-Regular"], headingReach, 0.915),
  fallbackFace("Text", ["Arial", "Liberation Sans", "Arimo"], textReach, 1.006),
  fallbackFace("Text", ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"], textReach, 0.923, "600 700"),
].join("");

/** For the editor, a page that stays open: its text changes to our font as soon as that has arrived. */
export const swappingFontFaces = fontFaces.replaceAll("optional", "swap");
