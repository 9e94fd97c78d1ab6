import { css } from "@emotion/react";
import { belowPhablet, moreContrast } from "./media-queries";
import { colours, fontSizes, shades, sizes, space, veils } from "./tokens";

/** Keeps content to the page's width, with a margin on both sides. */
export const pageWidth = css`
  width: 100%;
  max-width: calc(${sizes.page} + 2 * ${space.xl});
  margin: 0 auto;
  padding: 0 ${space.margin};
`;

/** One below the other. */
export const stack = (gap: string) => css`
  display: grid;
  gap: ${gap};
`;

/** Side by side, in as many lines as needed. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
`;

interface Shares {
  gap: string;
  /** The windows from which on two, and then three, are in a line. */
  two: string;
  three: string;
}

/**
 * Lets the items of a list share its lines, on tracks that do not depend on how many items have arrived: three in a line at
 * most, two where three would leave one alone, and the last ones wider where they do not fill a line.
 */
export const shares = (count: number, { gap, two, three }: Shares) => {
  const inLine = count % 3 === 1 ? 2 : 3;
  const fillsLines = count % 2 === 0 && count % inLine === 0;
  const line = (each: number) => {
    const inLast = count % each || each;
    const last = `> li:nth-of-type(n + ${count + 1 - inLast}) { grid-column: span ${6 / inLast}; }`;
    return `> li { grid-column: span ${6 / each}; } ${fillsLines ? "" : last}`;
  };
  return css`
    display: grid;
    gap: ${gap};
    ${two} { grid-template-columns: repeat(6, minmax(0, 1fr)); ${line(2)} }
    ${three} { ${line(inLine)} }
  `;
};

/**
 * On phones a strip of cards from edge to edge, to be swiped; the edge of the next one shows that there are more. Its
 * words begin outside the window: browsers do not scroll to a link of which they see a part.
 */
export const strip = css`
  ${belowPhablet} {
    display: grid;
    grid: none / auto-flow calc(100% - ${space.l});
    gap: ${space.m};
    margin: 0 calc(-1 * ${space.margin});
    padding: ${space.xs} ${space.margin};
    scroll-padding: 0 ${space.margin};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    > li { scroll-snap-align: start; }
  }
`;

/** Side by side, on one middle line. */
export const line = (gap: string) => css`
  ${row(gap)}
  align-items: center;
`;

/** Side by side, at both ends of a line. */
export const apart = css`
  ${line(space.xs)}
  justify-content: space-between;
`;

/** A card, which is as large as its link. */
export const card = css`
  position: relative;
  background: var(--card, ${colours.white});
  color: ${colours.ink};
  outline: 1px solid transparent;
  transition: box-shadow 0.15s;
  ${moreContrast} { box-shadow: 0 0 0 1px CanvasText; }
  &:has(a:hover) { z-index: 1; box-shadow: 0 0 0 2px ${colours.brass}; }
  h3 { color: ${colours.bottle}; }
  p { color: ${shades.inkSoft}; }
`;

/** Makes a card's only link as large as the card. */
export const coversCard = css`
  &::before { content: ""; position: absolute; inset: 0; }
`;

/** A button that shows a sign in the place of words, on dark grounds. */
export const signButton = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${sizes.target};
  height: ${sizes.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 1.75rem;
  line-height: 1;
  cursor: pointer;
  &:hover { background: ${veils.onBottle}; }
`;

/** The first words about something, larger than those that follow. */
export const lead = css`
  max-width: 42rem;
  font-size: ${fontSizes.lead};
  line-height: 1.5;
`;

/** Hides words from sight and keeps them for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
