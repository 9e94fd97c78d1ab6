import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PointList } from "../../components/PointList";
import { belowTablet } from "../../theme/media-queries";
import { space } from "../../theme/tokens";

interface ServicePointsProps {
  services: readonly Queries.ServicePointFragment[];
}

/** Kinds of work, each with an icon and a sentence. */
export function ServicePoints({ services }: ServicePointsProps) {
  const points = services.map(({ icon, value, label }) => ({ icon, title: value, description: label }));
  return (
    <div css={inPairs}>
      <PointList points={points} />
    </div>
  );
}

export const servicePointFragment = graphql`
  fragment ServicePoint on Stat { icon value label }
`;

/** On phones two in a row and without icons, which leaves room for the longest word. */
const inPairs = css`
  ${belowTablet} {
    ul { grid-template-columns: 1fr 1fr; gap: ${space.s}; }
    ul > li { grid-column: auto !important; }
    svg { display: none; }
  }
`;
