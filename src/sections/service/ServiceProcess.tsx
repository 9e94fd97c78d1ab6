import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageSection } from "../../components/PageSection";
import { shares } from "../../components/TileGrid";
import { row } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, fonts, shades, space } from "../../theme/tokens";

/** Service page: how the work is done, step by step; nothing where the service has no steps. */
export function ServiceProcess({
  service,
  picture,
}: {
  service: Queries.ServiceProcessFragment;
  picture?: ReactNode;
}) {
  const { processTitle, processSteps } = service;
  if (!processTitle || !processSteps) return null;
  return (
    <PageSection ground="white" title={processTitle} picture={picture}>
      <ol css={[row(space.l), shares(processSteps.length, "14rem")]}>
        {processSteps.map(({ title, description }, index) => (
          <li key={title} css={step}>
            <span css={number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

export const serviceProcessFragment = graphql`
  fragment ServiceProcess on Service { processTitle processSteps { title description } }
`;

/** On phones the number stands beside the words. */
const step = css`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${space.xxs} ${space.s};
  align-content: start;
  padding-top: ${space.m};
  border-top: 3px solid ${colours.brass};
  p { grid-column: 2; color: ${shades.inkSoft}; }
  ${from.tablet} { grid-template-columns: minmax(0, 1fr); gap: ${space.xs}; p { grid-column: 1; } }
`;

const number = css`
  color: ${colours.brassInk};
  font-family: ${fonts.heading};
  font-size: ${fontSizes.h2};
  line-height: 1;
`;
