import { css } from "@emotion/react";

/** Dark ink on white, and nothing that only a screen can do. */
export const printStyles = css`
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
    [data-open-now],
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
    main ul:has(> li > figure), main ul:has(> li > h3) {
      display: grid !important;
      grid-template-columns: repeat(3, minmax(0, 1fr)) !important;
      gap: 0.75rem !important;
    }
    main ul:has(> li > figure) > li { grid-area: auto !important; }
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
