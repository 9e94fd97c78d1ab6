import { css } from "@emotion/react";
import { shares, strip } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { colours, fontSizes, space } from "../theme/tokens";
import { ContentIcon } from "./icon/Icon";

interface PointListProps {
  points: readonly { icon?: string; title: string; description: string }[];
  /** The level of the points' headings: 3 below an h2, 4 below an h3. */
  level?: 3 | 4;
  /** True if phones show them in a strip to swipe. */
  isStrip?: boolean;
}

/** Benefits or reasons side by side, each with an icon, a title and a sentence. One whose words name a fact that the company lacks is left out. */
export function PointList({ points, level = 3, isStrip = false }: PointListProps) {
  const Heading = level === 3 ? "h3" : "h4";
  const known = points.filter(({ title, description }) => title && description);
  return (
    <ul css={[shares(known.length, inLines), pointList, isStrip && strip]} tabIndex={isStrip ? 0 : undefined}>
      {known.map(({ icon, title, description }) => (
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

const inLines = {
  gap: `clamp(${space.m}, 4vw, ${space.xxl}) ${space.xl}`,
  two: from.phablet,
  three: from.tablet,
};

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
