import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Island } from "../../islands/Island";
import { TilePlanner } from "../../setting-out/TilePlanner";
import { plannedTiles } from "./planned-tiles";

interface PlannerSectionProps {
  words: Queries.PlannerWordsFragment;
  tiles: readonly Queries.PlannedTileFragment[];
  website: string;
  openingsServed?: number;
}

/** The setting-out planner; nothing where no tile has its sizes. */
export function PlannerSection({ words, tiles, website, openingsServed = 0 }: PlannerSectionProps) {
  const planned = plannedTiles(tiles);
  if (!planned) return null;
  const props = { words, tiles: planned, website, openingsServed };
  return (
    <PageSection ground="white" title={words.title}>
      <Island name="tile-planner" props={props}>
        <TilePlanner {...props} />
      </Island>
    </PageSection>
  );
}

export const plannerFragments = graphql`
  fragment PlannedTile on Tile {
    slug
    name
    settingOut { width height thickness joint bonds tilesPerBox soldAs }
  }
  fragment PlannerWords on PlannerPage {
    title
    lengthHint
    width
    height
    tile
    joint
    bond
    bonds { straight brick third herringbone vertical }
    spares
    openingsTitle
    opening
    noOpening
    openings { door window niche }
    fromLeft
    fromFloor
    result
    drawing
    centredOn { tile joint quarter }
    slantingCuts
    sliver
    otherJoint
    hideSliver
    cutsTitle
    leftAndRight
    bottomAndTop
    besideOpening
    amountsTitle
    amounts { tiles boxes area adhesive grout }
    amountsNote
    problems { notLength outOfRange notNumber tooMany notInside overlapping }
    draw
    addToQuote
    quoteLine
    address
    print
    scale
  }
`;
