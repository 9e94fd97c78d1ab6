import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { ReactIsland } from "../../islands/ReactIsland";
import { fallbackOf, pictureData } from "../../pictures/picture-data";
import { PlanSketch } from "../../setting-out/planner/PlanSketch";
import type { SketchWords } from "../../setting-out/planner/words";
import { type Offer, presetValues, roomOf } from "../../setting-out/request/fields";
import type { PlannedTile, PlannedTiles, TileRate } from "../../setting-out/room/planned-tile";
import { rooms } from "../../setting-out/room/presets";

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

/** The tiles that have the sizes which the planner needs. Undefined if there is none. */
export function plannedTiles(
  tiles: readonly Queries.PlannedTileFragment[],
  rates: readonly Queries.RateFragment[] = [],
): PlannedTiles | undefined {
  const [first, ...others] = tiles.flatMap(({ slug, name, picture, settingOut }): PlannedTile[] => {
    const closeUp = fallbackOf(pictureData(picture.image), closeUpWidth);
    const [laying, supply] = [rateOf(slug, false, rates), rateOf(slug, true, rates)];
    return settingOut ? [{ slug, name, ...settingOut, laying, supply, closeUp }] : [];
  });
  return first && [first, ...others];
}

/** The rate for laying a tile, or for the tile itself. A tile without a fitting rate has no price. */
function rateOf(
  slug: string,
  isSupply: boolean,
  rates: readonly Queries.RateFragment[],
): TileRate | undefined {
  const rate = rates.find(
    ({ tiles, supply }) => Boolean(supply) === isSupply && tiles?.some((tile) => tile.slug === slug),
  );
  if (!rate) return undefined;
  const { work, from, to, isOwn, bonds } = rate;
  return { work, from, to, isOwn, bonds: bonds ?? undefined };
}

/** Sharp enough for a tile of a drawing, which shows a part of it. */
const closeUpWidth = 360;

export const plannerFragments = graphql`
  fragment PlannedTile on Tile {
    slug
    name
    ...TilePicture
    settingOut {
      width height thickness joint bonds tilesPerBox soldAs colour places
      face { x y width height }
    }
  }
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
