import { css } from "@emotion/react";
import { Children, type ReactNode } from "react";
import { row, strip } from "../theme/arrangements";
import { from, moreContrast } from "../theme/media-queries";
import { colours, fontSizes, shades, space } from "../theme/tokens";
import { ContentIcon } from "./icon/Icon";

interface TileGridProps {
  children: ReactNode;
  /** Whether they are a strip on phones instead of a column. */
  swiped?: boolean;
}

/** Cards side by side. Those of the last row share its width, so that there is never a hole. */
export function TileGrid({ children, swiped = false }: TileGridProps) {
  return <ul css={[row(space.l), shares(Children.count(children), "17rem"), swiped && strip]}>{children}</ul>;
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

interface PointListProps {
  points: readonly { icon?: string; title: string; description: string }[];
  /** The rank of the points' headings: 3 below an h2, 4 below an h3. */
  level?: 3 | 4;
}

/** Points in favour, side by side without boxes: an icon, a title and a sentence each. */
export function PointList({ points, level = 3 }: PointListProps) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <ul css={[row(`${space.m} ${space.xl}`), shares(points.length, "15rem"), pointList]}>
      {points.map(({ icon, title, description }) => (
        <li key={title}>
          <Heading>
            {icon && <ContentIcon name={icon} size={30} />}
            {title}
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.m} ${space.l};
  ${from.phablet} { gap: ${space.s}; padding: ${space.l}; }
  background: var(--card, ${colours.white});
  color: ${colours.ink};
  outline: 1px solid transparent;
  ${moreContrast} { box-shadow: 0 0 0 1px CanvasText; }
  transition: box-shadow 0.15s;
  &:has(a:hover) { box-shadow: 0 0 0 2px ${colours.brass}; z-index: 1; }
  h3, h4 { color: ${colours.bottle}; }
  p { color: ${shades.inkSoft}; }
`;

/** On phones the icon is in the title's line, which saves a line each. */
const pointList = css`
  h3, h4 {
    display: flex;
    gap: ${space.s};
    margin-bottom: ${space.xxs};
    font-size: ${fontSizes.lead};
    ${from.tablet} { flex-direction: column; }
  }
  svg { flex: none; color: ${colours.brassInk}; }
`;
