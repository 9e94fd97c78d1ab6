import { css } from "@emotion/react";
import { Children, type ReactNode } from "react";
import { edge, row } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { colours, shades, space } from "../theme/tokens";

/** Cards laid like tiles. Those of the last row share its width, so that there is never a hole. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <ul css={[row(space.hair), shares(Children.count(children), "19rem")]}>{children}</ul>;
}

/**
 * Lets the items of a list share its lines: three in a line at most, two where three would leave one alone. A little less
 * than a third or a half leaves room for the gap.
 */
export const shares = (count: number, narrowest: string) => css`
  > li { flex: 1 1 max(min(100%, ${narrowest}), ${count % 3 === 1 ? "45%" : "30%"}); }
`;

/** One card of a `TileGrid`. */
export function Tile({ children }: { children: ReactNode }) {
  return <li css={tile}>{children}</li>;
}

const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.m};
  ${from.phablet} { padding: ${space.l}; }
  background: ${colours.white};
  color: ${colours.ink};
  ${edge(shades.grout)}
  transition: box-shadow 0.15s;
  &:has(a:hover) { box-shadow: 0 0 0 2px ${colours.brass}; z-index: 1; }
  h3, h4 { color: ${colours.bottle}; }
  p { color: ${shades.inkSoft}; }
`;
