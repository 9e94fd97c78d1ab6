/** The least widths of windows, as conditions. The HTML attribute `sizes` takes them as they are. */
export const windowFrom = {
  tablet: "(min-width: 45rem)",
  desktop: "(min-width: 64rem)",
  /** The page's columns have their greatest width, or nearly. */
  wide: "(min-width: 80rem)",
} as const;

/** Media queries that read as English: `${from.tablet} { … }`. Phones need none. */
export const from = {
  tablet: `@media ${windowFrom.tablet}`,
  desktop: `@media ${windowFrom.desktop}`,
  wide: `@media ${windowFrom.wide}`,
} as const;

/** The windows of phones, narrower than `from.tablet`. */
export const belowTablet = "@media (max-width: 44.99rem)";

/** Phones and tablets, which show the call bar. */
export const belowDesktop = "@media (max-width: 63.99rem)";

/** Too small for fixed or sticky parts: phones in landscape, desktops zoomed to 400%, phones with text of almost twice the size. */
export const smallWindow = "@media (max-height: 25rem), (max-width: 18.99rem)";

export const moreContrast = "@media (prefers-contrast: more)";

/** Forced colours, as in Windows' contrast themes: backgrounds and shadows disappear, borders stay. */
export const forcedColours = "@media (forced-colors: active)";

export const scriptingOff = "@media (scripting: none)";
