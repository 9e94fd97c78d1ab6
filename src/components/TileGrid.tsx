import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { edge } from "../theme/edge";
import { colours, fontSizes, shades, space } from "../theme/tokens";

interface TileGridProps {
  /** Narrowest tile before the row breaks. */
  narrowest?: string;
  children: ReactNode;
}

/** Cards laid like tiles: edge to edge, with a thin grout line between them. Its children are `Tile`s. */
export function TileGrid({ narrowest = "19rem", children }: TileGridProps) {
  const columns = css`grid-template-columns: repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr));`;
  return <ul css={[grid, columns]}>{children}</ul>;
}

/** One card of a `TileGrid`. */
export function Tile({ children }: { children: ReactNode }) {
  return <li css={tile}>{children}</li>;
}

const grid = css`
  display: grid;
  gap: ${space.hair};
`;

const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.l};
  background: ${colours.white};
  color: ${colours.ink};
  ${edge(shades.grout)}
  transition: box-shadow 0.15s;
  &:has(a:hover) { box-shadow: 0 0 0 2px ${colours.brass}; z-index: 1; }
  h3, h4 { margin: 0; color: ${colours.bottle}; font-size: ${fontSizes.h3}; line-height: 1.25; }
  p { color: ${shades.inkSoft}; }
`;
