import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { imageData, upToWidth } from "../../components/picture/Picture";
import type { RoomName } from "../../content/fields/room-names";
import { ReactIsland } from "../../islands/ReactIsland";
import type { PlannerWords } from "../../setting-out/PlanResult";
import type { PlannedTile, PlannedTiles } from "../../setting-out/plan-request";
import { TilePlanner, type TilePlannerProps } from "../../setting-out/TilePlanner";

interface PlannerSectionProps {
  words: PlannerWords;
  tiles: readonly Queries.PlannedTileFragment[];
  /** The room that the planner begins with. */
  room: string | null;
}

interface PlannerTeaserProps {
  teaser: Queries.PlannerTeaserFragment;
  words: PlannerWords;
}

/** The setting-out planner as a section with a heading. Renders nothing if no tile has its sizes. */
export function PlannerSection({ words, tiles, room }: PlannerSectionProps) {
  const planned = plannedTiles(tiles);
  if (!planned) return null;
  return (
    <PageSection ground="white" title={words.title}>
      <Planner words={words} tiles={planned} room={(room ?? "wall") as RoomName} />
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
  const rateOf = (slug: string, isSupply: boolean) => {
    const rate = rates.find(
      ({ tiles, supply }) => Boolean(supply) === isSupply && tiles?.some((tile) => tile.slug === slug),
    );
    return (
      rate && { from: rate.from, to: rate.to, isOwn: rate.sources.every(({ address }) => address === null) }
    );
  };
  const [first, ...others] = tiles.flatMap(({ slug, name, picture, settingOut }): PlannedTile[] => {
    const address = upToWidth(imageData(picture.image).images, closeUpWidth).fallback?.src;
    const closeUp = address ? { address, alt: picture.alt } : undefined;
    const [laying, supply] = [rateOf(slug, false), rateOf(slug, true)];
    return settingOut ? [{ slug, name, ...settingOut, laying, supply, closeUp }] : [];
  });
  return first && [first, ...others];
}

/** Sharp at the size of a swatch on every screen. */
const closeUpWidth = 360;

export const plannerFragments = graphql`
  fragment PlannedTile on Tile {
    slug
    name
    ...TilePicture
    settingOut { width height thickness joint bonds tilesPerBox soldAs colour }
  }
  fragment PlannerTeaser on HomePagePlanner {
    title introduction width height tile { ...PlannedTile } result action
  }
  fragment PlannerWords on PlannerPage {
    title lengthHint tile
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
    result cutsTitle leftAndRight bottomAndTop wholeTile slanting fits tiles boxes
    problems { length number tooMany opening gone }
    more addToQuote quoteLine
  }
  fragment FullPlannerWords on PlannerPage {
    full {
      joint bond spares
      openingsTitle opening noOpening
      on fromLeft fromFloor fromFront
      ceiling ceilings { level sloping }
      heights { left right frontLeft backLeft backRight frontRight }
      area adhesive grout amountsNote guidePrice ownPrice guideSupply ownSupply together priceNote
      centredOn { tile joint quarter moved }
      slantingCuts sliver otherJoint hideSliver
      draw print scale
    }
  }
`;
