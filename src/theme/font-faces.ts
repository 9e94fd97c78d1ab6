/** A subset of Fraunces. Browsers keep it for a year, so its name has the first digits of its content's SHA-256. */
export const brandFontAddress = "/fonts/fraunces-500-84db7f56.woff2";

/** A subset of Hanken Grotesk, named likewise. */
export const textFontAddress = "/fonts/hanken-grotesk-37da3b97.woff2";

/** How far letters reach above and below the line, in parts of their size. */
type Reach = readonly [above: number, below: number];
const headingReach: Reach = [0.978, 0.255];
const textReach: Reach = [1, 0.303];

/** A font face of a file that all pages share; what differs is what the browser does until it has come. */
function sharedFace(family: string, address: string, display: "optional" | "swap"): string {
  return `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:400 700;font-display:${display}}`;
}

/** A font of the device, as wide as ours when it is set in `width` times its size, and standing on the same line. */
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
 * Plain CSS in the head: Emotion would recreate its styles on hydration, and browsers would load the font again. The
 * logo swaps to the font at once, since nothing moves with it; headings and texts use theirs from the next page on if it
 * is late, because some lines would break elsewhere.
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
