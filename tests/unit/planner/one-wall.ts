import { planRoom, type RoomPlan } from "../../../src/planner/amounts/room-plan";
import type { PlannedTile } from "../../../src/planner/room/planned-tile";
import { type Room, roomSurface } from "../../../src/planner/room/room";
import type { Laying, Surface } from "../../../src/planner/trade";

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
  spares: null,
  soldAs: "tiles",
  colour: null,
  surfaceKinds: null,
  laying: [],
  ...more,
});

/** The plan of surfaces whose courses begin on these rims. */
export const planOf = (surfaces: Room["surfaces"], rims: readonly number[] = [], spares = 0): RoomPlan =>
  planRoom({ name: "wall", lengths: [], surfaces, rims, spares });

/** A room of one wall that stands on the floor, so that nothing but its middle decides where courses begin. */
export const oneWall = (
  surface: Surface,
  { joint, bond }: Pick<Laying, "joint" | "bond">,
  tile: PlannedTile,
  spares = 0,
): RoomPlan => ({
  ...planOf([roomSurface("back", surface, { tile, joint, bond })], [], spares),
  lengths: [surface.width, surface.height],
});
