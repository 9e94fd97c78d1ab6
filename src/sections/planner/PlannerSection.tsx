import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Island } from "../../islands/Island";
import { type PlannerWords, PlanResult } from "../../setting-out/PlanResult";
import { type PlannedTile, type PlannedTiles, readPlan } from "../../setting-out/plan-request";
import { TilePlanner } from "../../setting-out/TilePlanner";
import { from } from "../../theme/media-queries";
import { fontSizes, space } from "../../theme/tokens";

interface PlannerSectionProps {
  words: PlannerWords;
  tiles: readonly Queries.PlannedTileFragment[];
}

/** The setting-out planner; nothing where no tile has its sizes. */
export function PlannerSection({ words, tiles }: PlannerSectionProps) {
  const planned = plannedTiles(tiles);
  if (!planned) return null;
  const props = { words, tiles: planned };
  return (
    <PageSection ground="white" title={words.title}>
      <Island name="tile-planner" props={props}>
        <TilePlanner {...props} />
      </Island>
    </PageSection>
  );
}

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

/** The tiles that have what the planner has to know of them; undefined where none has. */
function plannedTiles(tiles: readonly Queries.PlannedTileFragment[]): PlannedTiles | undefined {
  const [first, ...others] = tiles.flatMap(({ slug, name, settingOut }): PlannedTile[] =>
    settingOut ? [{ slug, name, ...settingOut }] : [],
  );
  return first && [first, ...others];
}

export const plannerFragments = graphql`
  fragment PlannedTile on Tile {
    slug
    name
    settingOut { width height thickness joint bonds tilesPerBox soldAs }
  }
  fragment PlannerWords on PlannerPage {
    title lengthHint width height tile
    bonds { straight brick third herringbone vertical }
    result cutsTitle leftAndRight bottomAndTop tiles boxes
    problems { length number tooMany opening }
    more addToQuote quoteLine
  }
  fragment FullPlannerWords on PlannerPage {
    full {
      joint bond spares
      openingsTitle opening noOpening
      openings { door window niche }
      fromLeft fromFloor
      area adhesive grout amountsNote
      centredOn { tile joint quarter }
      slantingCuts sliver
      draw print scale
    }
  }
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
