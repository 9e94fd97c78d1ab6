import { css } from "@emotion/react";
import { centredRow } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, fonts, space, veils } from "../../theme/tokens";
import { ContentIcon } from "../icon/Icon";

interface StatListProps {
  stats: readonly { icon: string; value: string; label: string }[];
}

/** Figures side by side on a dark ground, four in two rows of two. A figure whose value or label is empty is left out. */
export function StatList({ stats }: StatListProps) {
  const known = stats.filter(({ value, label }) => value && label);
  if (known.length === 0) return null;
  return (
    <dl css={[list, [2, 4].includes(known.length) ? inPairs : inThrees]}>
      {known.map(({ icon, value, label }) => (
        <div key={label} css={stat}>
          <dt css={labelStyles}>{label}</dt>
          <dd css={valueStyles}>
            <ContentIcon name={icon} size={20} />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css`
  display: grid;
  gap: ${space.s};
  align-content: start;
`;

const inPairs = css`grid-template-columns: repeat(2, 1fr);`;

const inThrees = css`
  grid-template-columns: repeat(2, 1fr);
  ${from.phone} { grid-template-columns: repeat(3, 1fr); }
`;

const valueSize = "clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)";

/** The label comes first in the HTML, so the grid reserves the row above it for the value. */
const stat = css`
  display: grid;
  grid-template-rows: minmax(calc(1.1 * ${valueSize}), auto) auto;
  align-content: start;
  gap: ${space.xxs};
  padding-top: ${space.s};
  border-top: 1px solid ${veils.onBottle};
`;

const valueStyles = css`
  ${centredRow(`0 ${space.xxs}`)}
  grid-row: 1;
  font-family: ${fonts.heading};
  font-size: ${valueSize};
  line-height: 1.1;
  svg { flex: none; color: ${colours.brass}; }
`;

const labelStyles = css`
  grid-row: 2;
  font-size: ${fontSizes.small};
  line-height: 1.3;
`;
