/** The subset of Fraunces. Browsers keep it for a year, so its name has the first digits of its content's SHA-256. */
export const brandFontAddress = "/fonts/fraunces-500-84db7f56.woff2";

/** A font face of the file that all pages share; what differs is what the browser does until it has come. */
function brandFace(family: string, display: "optional" | "swap"): string {
  return `@font-face{font-family:"${family}";src:url("${brandFontAddress}") format("woff2");font-weight:400 700;font-display:${display}}`;
}

/** A font of the device, as wide as ours when it is set in `width` times its size, and standing on the same line. */
function fallbackFace(family: string, fonts: readonly string[], width: number): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const local = fonts.map((font) => `local("${font}")`).join();
  return `@font-face{font-family:"${family}";src:${local};size-adjust:${percent(width)};ascent-override:${percent(0.978 / width)};descent-override:${percent(0.255 / width)};line-gap-override:0%}`;
}

/**
 * Plain CSS in the head: Emotion would recreate its styles on hydration, and browsers would load the font again. The
 * logo swaps to the font at once, since nothing moves with it; headings use it from the next page on if it is late,
 * because some of them would break into other lines.
 */
export const fontFaces = [
  brandFace("Fraunces", "optional"),
  brandFace("Logo", "swap"),
  fallbackFace("Fallback", ["Times New Roman", "Liberation Serif"], 1.07),
  fallbackFace("Fallback Android", ["Noto Serif", "NotoSerif-Regular"], 0.915),
].join("");
