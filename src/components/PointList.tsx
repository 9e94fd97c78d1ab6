import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { rows, stack } from "../theme/mixins";
import { colours, fontSizes, sizes, space } from "../theme/tokens";
import { ContentIcon } from "./Icon";

interface Point {
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

/** Facts, benefits or reasons, each with a title, its words and perhaps an icon. One that has no words is left out. */
export function PointList({ points, level = 3, stacked = false }: PointListProps) {
  const Heading = level === 3 ? "h3" : "h4";
  const complete = points.filter(({ title, description }) => title && description);
  const each = complete.length % 4 === 0 ? 4 : 3;
  return (
    <ul css={[stacked ? stack(space.l) : rows(each), list]}>
      {complete.map(({ icon, title, description }) => (
        <li key={title}>
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
