import { type Palette, standardPalette } from "../content/values/standard-palette";

/** Defined at build time (../gatsby/bundles.ts) if the company has its own colours, else undefined. */
declare const BRAND_PALETTE: Palette | undefined;

export const palette = typeof BRAND_PALETTE === "undefined" ? standardPalette : BRAND_PALETTE;

/** The palette. GlobalStyles makes its two soft colours as strong as text for readers who ask for more contrast. */
export const colours = { ...palette, grout: "var(--grout)", inkSoft: "var(--ink-soft)" } as const;

/** Translucent colours; the last two digits are the alpha channel. */
export const translucent = {
  /** The shadow of parts that lie above the page: black at 27%. */
  shadow: "#0004",
  /** Lines and hover backgrounds on bottle. */
  onBottle: `${standardPalette.porcelain}33`,
  /** Joints drawn into bottle. */
  joint: `${standardPalette.porcelain}0d`,
} as const;

/** Spacing in steps of 4 px; in rem, so that it grows with the reader's text size. */
export const space = {
  hair: "0.125rem",
  xxs: "0.25rem",
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2rem",
  xxl: "3rem",
  xxxl: "4.5rem",
  section: "clamp(1.25rem, 8.2vw - 0.8rem, 6rem)",
  /** Margin between the window's edges and the content. */
  margin: "clamp(1rem, 4.44vw, 2rem)",
} as const;

/** Type scale: from phone to desktop, a minor third growing to a perfect fourth. */
export const fontSizes = {
  small: "0.9375rem",
  body: "clamp(1rem, 0.95rem + 0.2vw, 1.0625rem)",
  lead: "clamp(1.0625rem, 0.96rem + 0.4vw, 1.3125rem)",
  h3: "clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)",
  h2: "clamp(1.75rem, 1.35rem + 1.9vw, 3rem)",
  h1: "clamp(2.375rem, 1.7rem + 3.4vw, 4.25rem)",
} as const;

const serifs = '"Fallback", "Fallback Android", Georgia, serif';

/** font-faces.ts defines the faces. */
export const fonts = {
  heading: `"Fraunces", ${serifs}`,
  logo: `"Logo", ${serifs}`,
  body: '"Hanken Grotesk", "Text", Roboto, sans-serif',
} as const;

export const sizes = {
  /** Greatest width of a page's content. */
  page: "78rem",
  /** Widest comfortable line of text. */
  prose: "38rem",
  /** Smallest target of a call to action (WCAG 2.5.5). */
  target: "2.75rem",
  button: "3.25rem",
  header: "4.5rem",
  callBar: "4.75rem",
} as const;

export const layers = { header: 10, callBar: 20, toast: 30, skipLink: 40 } as const;
