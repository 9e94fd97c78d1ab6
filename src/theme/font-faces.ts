/** A subset of Fraunces. Browsers keep it for a year, so its name contains the first digits of its SHA-256. */
export const brandFontAddress = "/fonts/fraunces-500-84db7f56.woff2";

/** A subset of Hanken Grotesk, named likewise. */
export const textFontAddress = "/fonts/hanken-grotesk-37da3b97.woff2";

/** Ascent and descent, as fractions of the font size. */
type Reach = readonly [above: number, below: number];
const headingReach: Reach = [0.978, 0.255];
const textReach: Reach = [1, 0.303];

/** A face from a file that all pages share; `display` says what the browser does until the file has arrived. */
function sharedFace(family: string, address: string, display: "optional" | "swap"): string {
  return `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:400 700;font-display:${display}}`;
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
  sharedFace("Fraunces", brandFontAddress, "optional"),
  sharedFace("Logo", brandFontAddress, "swap"),
  sharedFace("Hanken Grotesk", textFontAddress, "optional"),
  fallbackFace("Fallback", ["Times New Roman", "Liberation Serif"], headingReach, 1.07),
  fallbackFace("Fallback Android", ["Noto Serif", "NotoSerif-Regular"], headingReach, 0.915),
  fallbackFace("Text", ["Arial", "Liberation Sans", "Arimo"], textReach, 1.006),
  fallbackFace("Text", ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"], textReach, 0.923, "600 700"),
].join("");
