/**
 * Where browsers get the subset of Fraunces. They keep it for a year, so its name has the first eight digits of its
 * content's SHA-256: another font is another name.
 */
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
 * In the head as plain CSS: Emotion would recreate its styles on hydration, and the browser would load the font again.
 * The logo takes the brand's face as soon as it has come, for nothing moves with it. Headings take it at once or from
 * the next page on: with the best of fallbacks, two in a hundred break into other lines (measured on all pages, at
 * twelve widths), and the page would jump.
 */
export const fontFaces = [
  brandFace("Fraunces", "optional"),
  brandFace("Logo", "swap"),
  fallbackFace("Fallback", ["Times New Roman", "Liberation Serif"], 1.07),
  fallbackFace("Fallback Android", ["Noto Serif", "NotoSerif-Regular"], 0.915),
].join("");
