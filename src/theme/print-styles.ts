import { css } from "@emotion/react";

/** Dark ink on white, whole pictures with their labels below them, and nothing that only works on a screen. */
export const printStyles = css`
  @media print {
    @page { margin: 12mm; }
    html { font-size: 10px; }
    /* The id outweighs the classes of all components. */
    body, #___gatsby * { background: none; color: #000; box-shadow: none; transition: none; }
    #___gatsby :is(aside, form, dialog, header nav, header details, div:has(> [role="alert"])) { display: none; }
    #___gatsby :is(header, figcaption) { position: static; }
    #___gatsby main img { position: static; width: auto; height: auto; max-height: 18rem; aspect-ratio: auto; mask: none; }
    /* As wide as their pictures: numbers keep their places on a cutaway. */
    #___gatsby main figure { width: fit-content; }
    li, figure, tr { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    details::details-content { content-visibility: visible; block-size: auto; }
  }
`;
