import { css } from "@emotion/react";
import { belowTablet } from "./media-queries";
import { space } from "./tokens";

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

/** On phones a strip of cards from edge to edge, to be swiped; the next one shows that there are more. */
export const strip = css`
  ${belowTablet} {
    display: grid;
    grid: none / auto-flow min(84%, 22rem);
    gap: ${space.m};
    margin: 0 -${space.m};
    padding: ${space.xs} ${space.m};
    scroll-padding: 0 ${space.m};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    > li { scroll-snap-align: start; }
    /* What has the focus stays in sight. */
    &:focus-within { scroll-snap-type: none; }
  }
`;

/** Side by side, at both ends of a line. */
export const apart = css`
  ${row(space.xs)}
  align-items: center;
  justify-content: space-between;
`;

/** A thin line around a card. The outline takes its place in forced colours, where shadows go. */
export const edge = (colour: string) => `
  box-shadow: 0 0 0 1px ${colour};
  outline: 1px solid transparent;
`;
