import { graphql } from "gatsby";
import type { PlannedTile, PlannedTiles, TileRate } from "../room/planned-tile";

/** The tiles with the sizes that the planner needs. Undefined if there is none. */
export function plannedTiles(
  tiles: readonly Queries.PlannedTileFragment[],
  rates: readonly Queries.RateFragment[] = [],
): PlannedTiles | undefined {
  const [first, ...others] = tiles.flatMap(({ slug, name, settingOut }): PlannedTile[] => {
    const [laying, supply] = [rateOf(slug, false, rates), rateOf(slug, true, rates)];
    return settingOut ? [{ slug, name, ...settingOut, laying, supply }] : [];
  });
  return first && [first, ...others];
}

/** The rate for laying a tile, or for the tile itself. */
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

export const plannedTileFragment = graphql`
  fragment PlannedTile on Tile {
    slug
    name
    settingOut {
      width height thickness joint bonds tilesPerBox spares soldAs colour surfaceKinds
    }
  }
`;
