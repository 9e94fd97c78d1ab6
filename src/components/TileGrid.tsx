import { css } from "@emotion/react";
import { Children, type ReactNode } from "react";
import { edge, row } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { colours, shades, space } from "../theme/tokens";

interface TileGridProps {
  narrowest?: string;
  children: ReactNode;
}

/** Cards laid like tiles. Those of the last row share its width, so that there is never a hole. */
export function TileGrid({ narrowest = "19rem", children }: TileGridProps) {
  const width = `max(min(100%, ${narrowest}), ${narrowestShare(Children.count(children))})`;
  return <ul css={[row(space.hair), css`> li { flex: 1 1 ${width}; }`]}>{children}</ul>;
}

/** Three in a row at most; two where three would leave one alone. A little less than a third or a half leaves room for the grout. */
export const narrowestShare = (count: number) => (count % 3 === 1 ? "45%" : "30%");

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
