import { isBond } from "../../setting-out/lattice";
import type { PlannedTile, PlannedTiles } from "../../setting-out/plan-request";

/** The tiles that have what the planner has to know of them; undefined where none has. */
export function plannedTiles(tiles: readonly Queries.PlannedTileFragment[]): PlannedTiles | undefined {
  const [first, ...others] = tiles.flatMap(({ slug, name, settingOut }): PlannedTile[] =>
    settingOut ? [{ slug, name, ...settingOut, bonds: settingOut.bonds.filter(isBond) }] : [],
  );
  return first && [first, ...others];
}
