import type { SurfaceKind } from "../../content/values/planner-names";
import type { PriceRange } from "../../content/values/price-range";

/** A price per square metre, in pounds with VAT. */
export interface TileRate extends PriceRange {
  /** The work that it is for, such as Laying ceramic or porcelain. */
  work: string;
  isOwn: boolean;
  /** The bonds that it prices; all if there are none. */
  bonds: readonly string[] | null;
}

/** A tile that can be planned with, from its content: its sizes in millimetres, the usual bond first. */
export type PlannedTile = Pick<Queries.PlannedTileFragment, "slug" | "name"> &
  NonNullable<Queries.PlannedTileFragment["settingOut"]> & {
    /** The prices of laying it, each for other bonds. */
    laying: readonly TileRate[];
    /** The price of the tile itself. */
    supply?: TileRate | undefined;
  };

export type PlannedTiles = readonly [PlannedTile, ...PlannedTile[]];

/** True for a tile that may be laid there. One that does not say where it goes may go everywhere. */
export const maySuit = ({ surfaceKinds }: Pick<PlannedTile, "surfaceKinds">, kind: SurfaceKind): boolean =>
  !surfaceKinds?.length || surfaceKinds.includes(kind);
