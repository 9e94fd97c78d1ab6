/** The least widths of windows, as conditions. The HTML attribute `sizes` takes them as they are. */
export const windowFrom = {
  phone: "(min-width: 22.5rem)",
  phablet: "(min-width: 30rem)",
  tablet: "(min-width: 45rem)",
  desk: "(min-width: 64rem)",
  wideDesk: "(min-width: 80rem)",
  /** The page's columns have their greatest width. */
  widestPage: "(min-width: 82rem)",
} as const;

/** Media queries that read as English: `${from.tablet} { … }`. Phones need none. */
export const from = {
  phone: `@media ${windowFrom.phone}`,
  phablet: `@media ${windowFrom.phablet}`,
  tablet: `@media ${windowFrom.tablet}`,
  desk: `@media ${windowFrom.desk}`,
  wideDesk: `@media ${windowFrom.wideDesk}`,
} as const;

/** Narrower than any phone: the reader has enlarged the text to almost twice its size, or more. */
export const enlargedText = "@media (max-width: 18.99rem)";

/** Phones held upright. */
export const belowPhablet = "@media (max-width: 29.99rem)";

/** Phones. */
export const belowTablet = "@media (max-width: 44.99rem)";

/** Phones held upright, where the call bar is always visible. */
export const upright = "@media (max-width: 44.99rem) and (min-height: 25.01rem)";

/** Phones and tablets, which show the call bar. */
export const belowDesk = "@media (max-width: 63.99rem)";

/** Windows too short for fixed or sticky parts: phones in landscape, desktops zoomed to 400%. */
export const shortWindow = "@media (max-height: 25rem)";

/** Readers who ask for more contrast. */
export const moreContrast = "@media (prefers-contrast: more)";

/** Forced colours, as in Windows' contrast themes: backgrounds and shadows disappear, borders stay. */
export const forcedColours = "@media (forced-colors: active)";

/** Browsers with scripting off. */
export const withoutScript = "@media (scripting: none)";
