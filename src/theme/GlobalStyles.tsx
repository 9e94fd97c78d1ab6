import { css, Global } from "@emotion/react";
import { forcedColours, from, moreContrast, smallWindow } from "./media-queries";
import { colours, fontSizes, fonts, palette, sizes, space } from "./tokens";

/** The styles of every page: background, text, focus, contrast and print. */
export function GlobalStyles() {
  return <Global styles={[page, typography, print]} />;
}

const page = css`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    --grout: ${palette.grout};
    --ink-soft: ${palette.inkSoft};
    /* "only": forced dark colours would leave words on brass hard to read. */
    color-scheme: only light;
    scroll-padding: ${space.m} 0 calc(${sizes.callBar} + ${space.l});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    ${from.desktop} {
      scroll-padding: calc(${sizes.header} + ${space.m}) 0 ${space.l};
    }
    ${smallWindow} { scroll-padding: ${space.xs} 0; }
  }
  @media (prefers-reduced-motion: no-preference) {
    /* Only while a followed link has focus, so that Back and reload restore the position at once. */
    html:focus-within { scroll-behavior: smooth; }
    @view-transition { navigation: auto; }
  }
  body {
    margin: 0;
    background: ${colours.porcelain};
    color: ${colours.ink};
    font-family: ${fonts.body};
    font-size: ${fontSizes.body};
    line-height: 1.55;
    overflow-wrap: break-word;
    /* Leaves no single word on a last line. */
    text-wrap: pretty;
  }
  main, footer { overflow-wrap: anywhere; }
  ${moreContrast} { html { --grout: CanvasText; --ink-soft: CanvasText; } }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }
`;

const typography = css`
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  h1, h2, h3, h4 {
    font-family: ${fonts.heading};
    font-weight: 500;
    letter-spacing: -0.015em;
    line-height: 1.08;
    text-wrap: balance;
  }
  h1 { font-size: ${fontSizes.h1}; }
  h2 { font-size: ${fontSizes.h2}; }
  h3, h4 { font-size: ${fontSizes.h3}; letter-spacing: -0.005em; word-spacing: 0.06em; line-height: 1.25; }
  /* Holds a label, such as a picture's. */
  figure { position: relative; }
  ul, ol, summary { list-style: none; }
  summary { cursor: pointer; }
  summary::-webkit-details-marker { display: none; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  a[href^="tel:"] { white-space: nowrap; }
  picture, img, svg { display: block; }
  svg { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
  img { max-width: 100%; }
  :focus-visible {
    outline: 3px solid ${colours.bottle};
    outline-offset: 2px;
    box-shadow: 0 0 0 7px ${colours.white};
    border-radius: 2px;
  }
  :focus:not(:focus-visible), section:focus { outline: none; }
  /* Marks the current page with the system's highlight colours, because forced colours remove backgrounds and shadows. */
  ${forcedColours} {
    nav [aria-current] {
      forced-color-adjust: none;
      background: SelectedItem !important;
      color: SelectedItemText !important;
    }
  }
`;

/** Dark ink on white, whole pictures with their labels below them, and nothing that only works on a screen. */
const print = css`
  @media print {
    @page { margin: 12mm; }
    html { font-size: 10px; }
    /* #___gatsby is the element around every page. Its id outweighs the classes of all components. */
    body, #___gatsby * { background: none; color: #000; box-shadow: none; transition: none; }
    #___gatsby :is(aside, form, dialog, header nav) { display: none; }
    #___gatsby :is(header, figcaption) { position: static; }
    #___gatsby main img { position: static; width: auto; height: auto; max-height: 18rem; aspect-ratio: auto; mask: none; }
    /* As wide as their pictures: numbers keep their places on a cutaway. */
    #___gatsby main figure { width: fit-content; }
    li, figure, tr { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    details::details-content { content-visibility: visible; block-size: auto; }
  }
`;
