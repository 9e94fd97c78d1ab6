import { css } from "@emotion/react";
import { line } from "../../theme/arrangements";
import { colours, fontSizes, fonts, space, veils } from "../../theme/tokens";
import { ContentIcon } from "../icon/Icon";

interface StatListProps {
  stats: readonly { icon: string; value: string; label: string }[];
}

/** Figures with a few words each on bottle, side by side; four in two rows of two. */
export function StatList({ stats }: StatListProps) {
  return (
    <dl css={list}>
      {stats.map(({ icon, value, label }) => (
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
  grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr));
  align-content: start;
  &:has(> :nth-of-type(4):last-of-type) { grid-template-columns: repeat(2, 1fr); }
`;

const stat = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space.xxs};
  padding-top: ${space.s};
  border-top: 1px solid ${veils.onBottle};
`;

const valueStyles = css`
  ${line(`0 ${space.xxs}`)}
  font-family: ${fonts.heading};
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem);
  line-height: 1.1;
  svg { flex: none; color: ${colours.brass}; }
`;

const labelStyles = css`
  font-size: ${fontSizes.small};
  line-height: 1.3;
`;
