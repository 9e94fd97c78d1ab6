import { from } from "./media-queries";

/** Windows that get the headings' font: a phone would rarely show it on its first page, and its pictures come sooner without. */
export const fontWindows = from.tablet.replace("@media ", "");

/**
 * The headings' font. It is in the head as plain CSS: Emotion would recreate its styles on hydration, and the
 * browser would load the font again. The fallback takes the same room (widths measured on the site's own words) and is
 * not replaced once it is seen, because a line that breaks elsewhere would shift the layout.
 */
export const fontFaces = [
  `${from.tablet}{@font-face{font-family:"Fraunces";src:url("/fonts/fraunces-500.woff2") format("woff2");font-weight:400 700;font-display:optional}}`,
  '@font-face{font-family:"Fraunces Fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:108.4%;ascent-override:90.2%;descent-override:23.5%;line-gap-override:0%}',
].join("");
