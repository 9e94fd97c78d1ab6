import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ContentIcon } from "../../components/Icon";
import { centredRow } from "../../theme/mixins";
import { colours, fontSizes, fonts, space, translucent } from "../../theme/tokens";

interface StatListProps {
  stats: readonly Queries.StatFragment[];
  isSmall?: boolean;
}

/** Figures side by side on a dark background. */
export function StatList({ stats, isSmall = false }: StatListProps) {
  if (stats.length === 0) return null;
  return (
    <dl css={[list, isSmall && small]}>
      {stats.map(({ icon, value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ContentIcon name={icon} size={20} />
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const fragments = graphql`
  fragment Stat on Stat { icon value label }
`;

/** The label comes first in the HTML and stands below its value. */
const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6rem, 100%), 1fr));
  gap: ${space.s};
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space.xxs};
    padding-top: ${space.s};
    border-top: 1px solid ${translucent.onBottle};
  }
  dt { font-size: ${fontSizes.small}; line-height: 1.3; }
  dd {
    ${centredRow(`0 ${space.xxs}`)}
    font: clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)/1.1 ${fonts.heading};
  }
  svg { flex: none; color: ${colours.brass}; }
`;

const small = css`
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  dd { font-size: ${fontSizes.lead}; }
  dt { font-size: 0.8125rem; }
`;
