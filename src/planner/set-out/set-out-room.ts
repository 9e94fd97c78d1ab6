import type { Room, RoomSurface } from "../room/room";
import type { Surface } from "../trade";
import { coursesOf } from "./lattice";
import { type SurfaceTiling, setOutSurface } from "./surface-tiling";

/** A surface of a room that is set out. */
export interface PlannedSurface extends RoomSurface, SurfaceTiling {
  /** Its measured area without openings, in square millimetres. */
  area: number;
}

/** Sets out the surfaces of a room. Its walls, which are all laid alike, share their courses. */
export function setOutRoom({ surfaces, rims }: Room): PlannedSurface[] {
  const walls = surfaces.filter(({ name }) => name !== "floor");
  const tiledWalls = walls.map(({ tiled }) => tiled);
  const courses = walls[0] && coursesOf(tiledWalls, walls[0], rims);
  return surfaces.map((surface) => ({
    ...surface,
    ...setOutSurface(surface.tiled, surface, surface.name === "floor" ? undefined : courses),
    area: areaToTile(surface.measured),
  }));
}

const areaToTile = ({ width, height, openings }: Surface): number =>
  openings.reduce((area, opening) => area - opening.width * opening.height, width * height);

/** Adds up an amount of each surface. */
export const sumOf = (
  surfaces: readonly PlannedSurface[],
  amount: (surface: PlannedSurface) => number,
): number => surfaces.reduce((sum, surface) => sum + amount(surface), 0);
