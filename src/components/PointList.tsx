import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { row, stack } from "../theme/mixins";
import { colours, fontSizes, sizes, space } from "../theme/tokens";
import { ContentIcon } from "./Icon";

interface Point {
  /** Tells two points of one title apart. */
  id?: string;
  icon?: string;
  title: string;
  description: ReactNode;
}

interface PointListProps {
  points: readonly Point[];
  /** The level of the points' headings: 3 below an h2, 4 below an h3. */
  level?: 3 | 4;
  /** True to put them below each other, each under a rule. */
  stacked?: boolean;
}

/** Facts, benefits or reasons, each with a title, its words and perhaps an icon. */
export function PointList({ points, level = 3, stacked = false }: PointListProps) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <ul css={[stacked ? stack(space.l) : inRows(points.length), list]}>
      {points.map(({ id, icon, title, description }) => (
        <li key={id ?? title}>
          <Heading>
            {icon && <ContentIcon name={icon} size={30} />}
            {title}
          </Heading>
          {typeof description === "string" ? <p>{description}</p> : description}
        </li>
      ))}
    </ul>
  );
}

/**
 * Rows of four points if that fills them, otherwise of three, and of fewer where they would be narrow. Those of the last row
 * grow, so that it has no hole.
 */
const inRows = (count: number) => css`
  ${row(`${space.l} ${space.xl}`)}
  > li { flex: 1 1 max(min(16rem, 100%), ${count % 4 === 0 ? 25 : 33}% - ${space.xl}); }
`;

const list = css`
  > li { padding-top: ${space.s}; border-top: 1px solid ${colours.grout}; }
  h3, h4 {
    display: flex;
    align-items: center;
    gap: ${space.s};
    margin-bottom: ${space.xxs};
    color: ${colours.bottle};
    font-size: ${fontSizes.lead};
  }
  p { max-width: ${sizes.prose}; }
  svg { flex: none; color: ${colours.brassInk}; }
`;
