import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { ReactIsland } from "../../islands/ReactIsland";
import { PlanSketch } from "../../setting-out/planner/PlanSketch";
import type { SketchWords } from "../../setting-out/planner/words";
import { type Offer, presetValues, roomOf } from "../../setting-out/request/fields";
import { rooms } from "../../setting-out/room/presets";
import { plannedTiles } from "./planned-tiles";

interface PlanSketchSectionProps {
  words: SketchWords;
  /** All tiles; those of the service come first. */
  tiles: readonly Queries.PlannedTileFragment[];
  room: string | null;
}

/** A room to sketch, below a heading. Renders nothing if no tile has its sizes. */
export function PlanSketchSection({ words, tiles: all, room: asked }: PlanSketchSectionProps) {
  const offered = plannedTiles(all);
  if (!offered) return null;
  const offer: Offer = { tiles: offered, presets: words.presets ?? undefined };
  const room = roomOf(asked, offer);
  const sizes = Object.entries(rooms[room].usual).map(([measure, length]) => [measure, `${length / 1000} m`]);
  const begin = presetValues(room, offer, Object.fromEntries(sizes));
  const tiles = plannedTiles(all.filter(({ slug }) => Object.values(begin).includes(slug))) ?? offered;
  return (
    <PageSection ground="white" title={words.title}>
      <ReactIsland name="tile-planner" component={PlanSketch} props={{ words, tiles, room, begin }} />
    </PageSection>
  );
}

export const plannerFragments = graphql`
  fragment PlanSketchWords on PlannerPage {
    title needsScript
    presets { room tile { slug } floorTile { slug } }
    rooms {
      wall showerOfThree showerOfThreeAndFloor showerOfTwo showerOfTwoAndFloor
      bath floor floorInL splashback bathroom
    }
    measures { w d h }
    openings { door window niche bath tray basin pipe cutout }
    surfaces { left back right front floor }
    legend { whole cut }
    bonds { straight brick third herringbone vertical }
    result counts { whole { one many } tiles { one many } } floorLaid outdated
    leftAndRight bottomAndTop wholeTile slanting fits
    problems { length number tooMany opening gone unsuitable }
    more
  }
  fragment PlannerWords on PlannerPage {
    ...PlanSketchWords
    room lengthHint tile floorTile
    legend { opening }
    wholeHeight wholeWidth
    cutsTitle tiles boxes
    addToQuote quoteLine
    full {
      joint bond spares floorJoint floorBond
      openingsTitle opening noOpening
      on fromLeft fromFloor fromFront
      ceiling ceilings { level sloping }
      heights { left right frontLeft backLeft backRight frontRight }
      area adhesive grout amountsNote guidePrice ownPrice guideSupply ownSupply together priceNote
      centredOn { tile joint quarter moved }
      onRim slantingCuts sliver otherJoint hideSliver
      print scale
    }
  }
`;
