import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import type { RoomName } from "../../content/fields/room-names";
import { ReactIsland } from "../../islands/ReactIsland";
import { fallbackOf, pictureData } from "../../pictures/picture-data";
import { TilePlanner, type TilePlannerProps } from "../../setting-out/planner/TilePlanner";
import type { PlannerWords } from "../../setting-out/planner/words";
import type { PlannedTile, PlannedTiles, TileRate } from "../../setting-out/room/planned-tile";

interface PlannerSectionProps {
  words: PlannerWords;
  tiles: readonly Queries.PlannedTileFragment[];
  /** The room that the planner begins with, and its tile. */
  room: string | null;
  tile: Queries.PlannedTileFragment | null;
}

interface PlannerTeaserProps {
  teaser: Queries.PlannerTeaserFragment;
  words: PlannerWords;
}

/** The setting-out planner as a section with a heading. Renders nothing if no tile has its sizes. */
export function PlannerSection({ words, tiles, room, tile }: PlannerSectionProps) {
  const others = tiles.filter(({ slug }) => slug !== tile?.slug);
  const planned = plannedTiles(tile ? [tile, ...others] : tiles);
  if (!planned) return null;
  return (
    <PageSection ground="white" title={words.title}>
      <Planner
        words={words}
        tiles={planned}
        room={(room ?? "wall") as RoomName}
        {...(tile && { begin: { tile: tile.slug } })}
      />
    </PageSection>
  );
}

/** Home's section of the planner: two fields, a drawing, and the way to the whole planner. Renders nothing without a planned tile. */
export function PlannerTeaser({ teaser, words }: PlannerTeaserProps) {
  const { title, introduction, result, action, width, height, tile } = teaser;
  const planned = plannedTiles([tile]);
  if (!planned) return null;
  return (
    <PageSection title={title} introduction={introduction} beside>
      <Planner
        words={{ ...words, result, more: action }}
        tiles={planned}
        room="wall"
        begin={{ w: `${width / 1000} m`, h: `${height / 1000} m` }}
        sizeOnly
      />
    </PageSection>
  );
}

/** The planner. A script makes it interactive. */
export function Planner(props: TilePlannerProps) {
  return <ReactIsland name="tile-planner" component={TilePlanner} props={props} />;
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
  fragment PlannerTeaser on HomePagePlanner {
    title introduction width height tile { ...PlannedTile } result action
  }
  fragment PlannerWords on PlannerPage {
    title lengthHint tile floorTile needsScript
    presets { room tile { slug } floorTile { slug } }
    room
    rooms {
      wall showerOfThree showerOfThreeAndFloor showerOfTwo showerOfTwoAndFloor
      bath floor floorInL splashback bathroom
    }
    measures { w d h }
    openings { door window niche bath tray basin pipe cutout }
    surfaces { left back right front floor }
    legend { whole cut opening }
    bonds { straight brick third herringbone vertical }
    result counts { whole { one many } tiles { one many } } floorLaid wholeHeight wholeWidth outdated
    cutsTitle leftAndRight bottomAndTop wholeTile slanting fits tiles boxes
    problems { length number tooMany opening gone unsuitable }
    more addToQuote quoteLine
  }
  fragment FullPlannerWords on PlannerPage {
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
