import type { RoomName } from "../../content/values/planner-names";
import type { Laying, Opening, OpeningType, Surface } from "../trade";
import type { PlannedTile } from "./planned-tile";
import { roomPresets, type SurfaceName } from "./room-presets";

/** How a surface of a room is laid. */
export interface RoomLaying extends Laying {
  tile: PlannedTile;
}

/** A surface of a room that is to be tiled. */
export interface RoomSurface extends RoomLaying {
  name: SurfaceName;
  /** As it was measured. */
  measured: Surface;
  /** The part that tiles fill, inside of the movement gap. */
  tiled: Surface;
  /** The width of the movement gap; 0 on a wall. */
  gap: number;
}

export interface Room {
  name: RoomName;
  /** Its measures, in the order of its fields. */
  lengths: readonly number[];
  surfaces: readonly RoomSurface[];
  /** The heights on which its courses should begin, the best first. */
  rims: readonly number[];
  /** The percentage of tiles that is bought in addition. */
  spares: number;
}

/** BS 5385-3: a floor has a gap of 5 mm or more round its edges, and round what stands on it. */
const movementGapMm = 5;

/** Adds to a measured surface the part that is tiled: a floor ends at the movement gap. */
export function roomSurface(name: SurfaceName, measured: Surface, laying: RoomLaying): RoomSurface {
  const gap = name === "floor" ? movementGapMm : 0;
  return { name, measured, tiled: withinGap(measured, gap), gap, ...laying };
}

/** Takes the gap round edges and openings off a surface. What is left is measured from its own corner. */
function withinGap({ width, height, openings }: Surface, gap: number): Surface {
  const inside = { width: width - 2 * gap, height: height - 2 * gap };
  const grown = openings.map((opening): Opening => {
    const [left, bottom] = [Math.max(0, opening.x - 2 * gap), Math.max(0, opening.y - 2 * gap)];
    const right = Math.min(inside.width, opening.x + opening.width);
    const top = Math.min(inside.height, opening.y + opening.height);
    return { ...opening, x: left, y: bottom, width: right - left, height: top - bottom };
  });
  return { ...inside, openings: grown };
}

/** The heights on which courses should begin, the best first: baths, trays, what the walls stand on, worktops, sills. */
export function rimsOf(room: RoomName, walls: readonly Surface[]): number[] {
  const openings = walls.flatMap((wall) => wall.openings);
  const topsOf = (type: OpeningType) =>
    openings.filter((opening) => opening.type === type).map(({ y, height }) => y + height);
  const sills = openings.flatMap(({ type, y }) => (type === "window" && y > 0 ? y : []));
  const foot = roomPresets[room].standsOnRim ? [0] : [];
  return [...new Set([...topsOf("bath"), ...topsOf("tray"), ...foot, ...topsOf("basin"), ...sills])];
}
