import { graphql } from "gatsby";
import { fallbackOf, pictureData } from "../../pictures/picture-data";
import type { PlannedTile, PlannedTiles, TileRate } from "../../setting-out/room/planned-tile";

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
  fragment PlannerWords on PlannerPage {
    needsScript
    presets { room tile { slug } floorTile { slug } }
    rooms {
      wall showerOfThree showerOfThreeAndFloor showerOfTwo showerOfTwoAndFloor
      bath floor floorInL splashback bathroom
    }
    measures { w d h }
    openings { door window niche bath tray basin pipe cutout }
    surfaces { left back right front floor }
    legend { whole cut opening }
    bonds { straight brick third herringbone vertical }
    result counts { whole { one many } tiles { one many } } floorLaid outdated
    leftAndRight bottomAndTop wholeTile slanting fits
    problems { length number tooMany opening gone unsuitable }
    room lengthHint tile floorTile
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
    }
  }
`;
