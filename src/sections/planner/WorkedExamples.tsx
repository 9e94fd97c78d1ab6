import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { type PlannerWords, PlanResult } from "../../setting-out/PlanResult";
import { readPlan } from "../../setting-out/plan-request";
import { from } from "../../theme/media-queries";
import { fontSizes, space } from "../../theme/tokens";
import { plannedTiles } from "./PlannerSection";

interface WorkedExamplesProps {
  words: PlannerWords;
  title: string;
  examples: readonly Queries.PlannerExampleFragment[];
}

/** Plans that are drawn while building: what the planner does, where no script runs. */
export function WorkedExamples({ words, title: sectionTitle, examples }: WorkedExamplesProps) {
  return (
    <PageSection title={sectionTitle}>
      <ul css={grid}>
        {examples.map(({ title, width, height, bond, tile }, index) => {
          const tiles = plannedTiles([tile]);
          const plan = tiles && readPlan({ w: String(width), h: String(height), bond }, tiles).plan;
          return (
            plan && (
              <li key={title}>
                <h3>{title}</h3>
                <PlanResult id={`example-${index}`} plan={plan} words={words} />
              </li>
            )
          );
        })}
      </ul>
    </PageSection>
  );
}

export const plannerExampleFragment = graphql`
  fragment PlannerExample on PlannerPageExamples {
    title
    width
    height
    bond
    tile { ...PlannedTile }
  }
`;

const grid = css`
  display: grid;
  gap: ${space.xl} ${space.l};
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  h3 { margin-bottom: ${space.s}; font-size: ${fontSizes.h3}; }
`;
