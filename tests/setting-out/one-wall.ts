import type { Plan } from "../../src/setting-out/plan";
import type { PlannedTile } from "../../src/setting-out/plan-request";
import { type RoomPlan, sumRoom } from "../../src/setting-out/room-plan";

/** A tile that is sold by tens. */
export const tileOf = (
  size: { width: number; height: number },
  more: Partial<PlannedTile> = {},
): PlannedTile => ({
  slug: "tile",
  name: "Tile",
  ...size,
  thickness: 8,
  joint: 2,
  bonds: ["straight"],
  tilesPerBox: 10,
  soldAs: "tiles",
  colour: null,
  ...more,
});

/** A room of one wall. */
export const oneWall = (plan: Plan, tile: PlannedTile, spares = 0): RoomPlan =>
  sumRoom([{ name: "back", ...plan }], { room: "wall", laying: plan.laying, tile, spares, values: {} });
