import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { isBond } from "../../setting-out/lattice";
import { PlanDrawing } from "../../setting-out/PlanDrawing";
import { factsOf } from "../../setting-out/PlanResult";
import { setOut } from "../../setting-out/plan";
import { from } from "../../theme/media-queries";
import { fontSizes, space } from "../../theme/tokens";
import { plannedTiles } from "./planned-tiles";

interface WorkedExamplesProps {
  words: Queries.PlannerWordsFragment;
  examplesTitle: string;
  examples: readonly Queries.PlannerExampleFragment[];
}

/** Plans that are drawn while building: what the planner does, where no script runs. */
export function WorkedExamples({ words, examplesTitle, examples }: WorkedExamplesProps) {
  return (
    <PageSection title={examplesTitle}>
      <ul css={grid}>
        {examples.map(({ title, width, height, bond, tile }, index) => {
          const [planned] = plannedTiles([tile]) ?? [];
          if (!planned || !isBond(bond)) return null;
          const surface = { width, height, openings: [] };
          const laying = { tile: planned, joint: planned.joint, bond };
          const plan = setOut(surface, laying);
          const facts = factsOf({ surface, laying, tile: planned, spares: 10 }, plan, words);
          return (
            <li key={title}>
              <h3>{title}</h3>
              <PlanDrawing
                id={`example-${index}`}
                plan={plan}
                label={fillPlaceholders(words.drawing, facts)}
              />
              <p>{fillPlaceholders(words.result, facts)}</p>
            </li>
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
  p { margin-top: ${space.s}; }
`;
