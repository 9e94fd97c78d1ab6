import type { TileRate } from "./price";

/** A tile that can be planned with, from its content: its sizes in millimetres, the usual bond first. */
export type PlannedTile = Pick<Queries.PlannedTileFragment, "slug" | "name"> &
  NonNullable<Queries.PlannedTileFragment["settingOut"]> & {
    /** The prices of laying it, and of the tile itself. */
    laying?: TileRate | undefined;
    supply?: TileRate | undefined;
    /** Its close-up in a small file. */
    closeUp?: { address: string; alt: string } | undefined;
  };

/** The tiles that a planner offers; it begins with the first. */
export type PlannedTiles = readonly [PlannedTile, ...PlannedTile[]];

/** The planner's fields by name, as in its address: ?w=2400&h=2700&tile=zellige. */
export type Values = Readonly<Record<string, string>>;

/** The fields of openings begin with these: o1=door&o1w=800&o1h=2000&o1x=0&o1y=0. */
export const openingNames = ["o1", "o2", "o3", "o4"] as const;

/** A tile's usual joint and bond. */
export const usualLaying = ({ slug, joint, bonds: [bond = "straight"] }: PlannedTile) => ({
  tile: slug,
  joint: String(joint),
  bond,
});
