/** Media queries that read as English: `${from.tablet} { … }`. Phones need none. */
export const from = {
  phone: "@media (min-width: 22.5rem)",
  phablet: "@media (min-width: 30rem)",
  tablet: "@media (min-width: 45rem)",
  desk: "@media (min-width: 64rem)",
  wide: "@media (min-width: 80rem)",
} as const;

/** Narrower than any phone is: text is enlarged to almost twice its size, or more. */
export const enlargedText = "@media (max-width: 18.99rem)";

/** Phones held upright, as most are. */
export const belowPhablet = "@media (max-width: 29.99rem)";

/** Phones. */
export const belowTablet = "@media (max-width: 44.99rem)";

/** Phones held upright, on which the call bar is always in sight. */
export const upright = "@media (max-width: 44.99rem) and (min-height: 25.01rem)";

/** Phones and tablets, where the call bar is. */
export const belowDesk = "@media (max-width: 63.99rem)";

/** Phones on their side, and desks zoomed to 200% and more: no room for a picture above words. */
export const low = "@media (max-height: 31rem) and (orientation: landscape) and (max-width: 63.99rem)";

/** Windows too short for anything that stays in place: phones on their side, desktops zoomed to 400%. */
export const shortWindow = "@media (max-height: 25rem)";

/** Readers who ask for more contrast than most. */
export const moreContrast = "@media (prefers-contrast: more)";

/** Colours of the reader's own, as in Windows' contrast themes: grounds and shadows go, borders stay. */
export const forcedColours = "@media (forced-colors: active)";

/** Browsers that run no script. */
export const withoutScript = "@media (scripting: none)";
