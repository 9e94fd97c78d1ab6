import { graphql } from "gatsby";
import { fallbackOf, pictureData } from "../../pictures/picture-data";
import type { PlannedTile, PlannedTiles, TileRate } from "../room/planned-tile";

/** Returns the tiles that have the sizes which the planner needs. Undefined if there is none. */
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

/** Returns the rate for laying a tile, or for the tile itself. A tile without a fitting rate has no price. */
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

/** The width of a close-up in pixels: sharp enough for a tile of a drawing, which shows a part of it. */
const closeUpWidth = 360;

export const plannedTileFragment = graphql`
  fragment PlannedTile on Tile {
    slug
    name
    ...TilePicture
    settingOut {
      width height thickness joint bonds tilesPerBox spares soldAs colour surfaceKinds
      face { x y width height }
    }
  }
`;
