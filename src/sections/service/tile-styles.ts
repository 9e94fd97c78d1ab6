import { css } from "@emotion/react";
import { belowDesk, from } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";

/** How wide a tile's picture is, as in the HTML attribute. */
export const slot =
  "(min-width: 82rem) 18.4rem, (min-width: 64rem) calc(25vw - 2.1rem), (min-width: 45rem) calc(50vw - 2.75rem), calc(50vw - 1.5rem)";

/** Two in a row on phones and tablets, four on desks. */
export const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xl} ${space.m};
  ${from.tablet} { column-gap: ${space.l}; }
  ${from.desk} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** The last tile fills what its row leaves: its words stand beside its picture, which is as large as those above it. */
const beside = (columns: number, places: string) => css`
  &:last-of-type:nth-of-type(${places}) {
    grid-column: span ${columns};
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    column-gap: ${space.l};
    > div { grid-column: 2 / -1; }
  }
`;

export const sample = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  align-content: start;
  ${belowDesk} { ${beside(2, "odd")} }
  ${from.desk} {
    ${beside(2, "4n + 3")}
    ${beside(3, "4n + 2")}
    ${beside(4, "4n + 1")}
  }
`;

export const picture = css`aspect-ratio: 1;`;

export const caption = css`
  padding-top: ${space.xs};
  border-top: 3px solid ${colours.brass};
  h3 { color: ${colours.bottle}; font-size: ${fontSizes.h3}; line-height: 1.25; }
  dl { display: grid; gap: 0 ${space.xs}; margin-top: ${space.xs}; font-size: ${fontSizes.small}; line-height: 1.45; }
  dt { color: ${colours.brassInk}; font-weight: 600; }
  dd { margin: 0 0 ${space.xs}; color: ${colours.inkSoft}; }
`;
