import { css, Global } from "@emotion/react";
import { forcedColours, from, moreContrast, shortWindow } from "./media-queries";
import { colours, fontSizes, fonts, sizes, space } from "./tokens";

/** The styles of every page: background, text, focus, contrast and print. */
export function GlobalStyles() {
  return <Global styles={[ground, words, paper]} />;
}

/** Scrolling is smooth only while a followed link has focus, so that Back and reload restore the position at once. */
const ground = css`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    --grout: ${colours.grout};
    --ink-soft: ${colours.inkSoft};
    color-scheme: light;
    scroll-padding: ${space.m} 0 calc(${sizes.callBar} + ${space.l});
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    ${from.desk} {
      scroll-padding: calc(${sizes.header} + ${space.m}) 0 ${space.l};
    }
    ${shortWindow} { scroll-padding: ${space.xs} 0; }
  }
  @media (prefers-reduced-motion: no-preference) {
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

const words = css`
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
  ul, ol, summary { list-style: none; }
  summary { cursor: pointer; }
  summary::-webkit-details-marker { display: none; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
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

/**
 * Print: dark ink on white, without parts that only work on a screen. A file of its own would save 400 bytes of HTML, but
 * Lighthouse would count it before the first picture, some 200 ms later (docs/speed.md).
 */
const paper = css`
  @media print {
    @page { margin: 12mm; }
    html { font-size: 10px !important; }
    body, body * {
      background: none !important;
      color: #000 !important;
      box-shadow: none !important;
      transition: none !important;
    }
    header a[href="/#contact"],
    header a[href^="tel:"],
    body > a,
    #gatsby-focus-wrapper > a,
    aside,
    dated-part > section,
    form,
    button,
    dialog,
    nav,
    main a[href="/#contact"],
    [data-open-now] { display: none !important; }
    /* A separate rule, because Firefox before 121 does not support :has and would drop the whole rule. */
    div:has(> [role="status"] + [role="alert"]) { display: none !important; }
    header { position: static !important; }
    main section, footer { padding: 0.75rem 0 !important; }
    footer > div > div {
      display: block !important;
      columns: 3;
    }
    li, details, figure, tr { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    /* Several cards in a row, as on a wide screen: a sheet of A4 is narrower than a tablet. */
    main ul:has(> li > figure), main ul:has(> li > h3), main ul:has(> li > div > h3) {
      display: grid !important;
      grid-template-columns: repeat(3, minmax(0, 1fr)) !important;
      gap: 0.75rem !important;
    }
    main ul > li { grid-area: auto !important; }
    li, div {
      padding-left: 0 !important;
      padding-right: 0 !important;
    }
    main li { padding-right: 0.75rem !important; }
    /* Whole, and as large as five sheets allow. The company's mark stays as small as it is. */
    main img {
      width: auto !important;
      height: auto !important;
      max-height: 18rem !important;
      aspect-ratio: auto !important;
    }
    /* As wide as its picture, on which numbers and labels have their places. */
    figure {
      width: fit-content !important;
      margin: 0 !important;
      /* A container measured by its width takes none from its picture. */
      container-type: normal !important;
    }
    div:has(> figure) { margin: 0 !important; }
    /* Below its picture: printers leave grounds out. */
    figcaption {
      position: static !important;
      padding: 0 !important;
      line-height: 1.2 !important;
    }
    /* Answers are open. */
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    summary::after, a::after { display: none !important; }
    main a[href^="https:"]::after {
      display: inline !important;
      content: " (" attr(href) ")";
      overflow-wrap: anywhere;
    }
  }
`;
