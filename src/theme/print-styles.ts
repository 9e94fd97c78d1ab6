import { css } from "@emotion/react";

/** The id of the element that Gatsby puts every page into. It outweighs the classes of all components. */
const page = "#___gatsby";

const ink = css`
  @page { margin: 12mm; }
  html { font-size: 10px; }
  body, ${page} * {
    background: none;
    color: #000;
    box-shadow: none;
    transition: none;
  }
`;

const screenOnly = css`
  ${page} {
    header a[href="/#contact"], header a[href^="tel:"], main a[href="/#contact"], #gatsby-focus-wrapper > a,
    aside, dated-part > section, form, button, dialog, nav, [data-open-now] { display: none; }
    /* A separate rule, because Firefox before 121 does not support :has and would drop the whole rule. */
    div:has(> [role="status"] + [role="alert"]) { display: none; }
    summary::after, a::after { display: none; }
  }
`;

const sheets = css`
  ${page} {
    header { position: static; }
    main section, footer { padding: 0.75rem 0; }
    footer > div > div { display: block; columns: 3; }
    li, details, figure, tr { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    li, div { padding-left: 0; padding-right: 0; }
    main li { padding-right: 0.75rem; }
    main ul > li { grid-area: auto; }
    /* Several cards in a row, as on a wide screen: a sheet of A4 is narrower than a tablet. */
    main ul:has(> li > figure), main ul:has(> li > h3), main ul:has(> li > div > h3) {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0.75rem;
    }
  }
`;

const pictures = css`
  ${page} {
    /* Whole, and as large as five sheets allow. The company's mark stays as small as it is. */
    main img { width: auto; height: auto; max-height: 18rem; aspect-ratio: auto; }
    /* Shrinks the figure to its picture, so that labels keep their places on it. Size containment would make it 0 wide. */
    figure { width: fit-content; margin: 0; container-type: normal; }
    div:has(> figure) { margin: 0; }
    /* Below its picture: printers leave grounds out. */
    figcaption { position: static; padding: 0; line-height: 1.2; }
  }
`;

const openAnswers = css`
  details::details-content { content-visibility: visible; block-size: auto; }
`;

const linkAddresses = css`
  ${page} main a[href^="https:"]::after { display: inline; content: " (" attr(href) ")"; overflow-wrap: anywhere; }
`;

/**
 * Dark ink on white, without parts that only work on a screen. A file of its own would save 400 bytes of HTML, but
 * Lighthouse would count it before the first picture, some 200 ms later (docs/speed.md).
 */
export const printStyles = css`
  @media print { ${ink} ${screenOnly} ${sheets} ${pictures} ${openAnswers} ${linkAddresses} }
`;
