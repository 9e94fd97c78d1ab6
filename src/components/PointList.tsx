import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { rows } from "../theme/mixins";
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
  /** How many share a row on desktops; with 1 they stand below each other, each under a rule. */
  most?: 1 | 2 | 3 | 4;
}

/** Facts, benefits or reasons, each with a title, its words and perhaps an icon. One that has no words is left out. */
export function PointList({ points, level = 3, most = 3 }: PointListProps) {
  const Heading = level === 3 ? "h3" : "h4";
  const complete = points.filter(({ title, description }) => title && description);
  return (
    <ul css={[rows(complete.length, most), list]}>
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
  gap: ${space.l} ${space.xl};
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
