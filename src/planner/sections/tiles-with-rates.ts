import { graphql } from "gatsby";
import type { PlannedTile, PlannedTiles, TileRate } from "../room/planned-tile";

/** The tiles with the sizes that the planner needs, and their rates. Undefined if there is none. */
export function tilesWithRates(
  tiles: readonly Queries.PlannedTileFragment[],
  rates: readonly Queries.RateFragment[],
): PlannedTiles | undefined {
  const [first, ...others] = tiles.flatMap(({ slug, name, settingOut }): PlannedTile[] => {
    const ofTile = rates.filter((rate) => rate.tiles?.some((tile) => tile.slug === slug));
    const laying = ofTile.filter(({ supply }) => !supply).map(tileRate);
    const [supply] = ofTile.filter((rate) => rate.supply).map(tileRate);
    return settingOut ? [{ slug, name, ...settingOut, laying, supply }] : [];
  });
  return first && [first, ...others];
}

/** The part of a rate that the planner needs, which the page carries as JSON. */
const tileRate = ({ work, from, to, isOwn, bonds }: Queries.RateFragment): TileRate => ({
  work,
  from,
  to,
  isOwn,
  bonds,
});

export const fragments = graphql`
  fragment PlannedTile on Tile {
    slug
    name
    settingOut {
      width height thickness joint bonds tilesPerBox spares soldAs colour surfaceKinds
    }
  }
`;
