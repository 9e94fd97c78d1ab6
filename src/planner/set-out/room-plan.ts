import type { Room, RoomSurface } from "../room/room";
import { coursesOf } from "./lattice";
import { type SurfaceLayout, setOut } from "./surface-layout";

/** A surface of a room that is set out. */
export interface SurfacePlan extends RoomSurface, SurfaceLayout {
  /** Its measured area without openings. */
  area: number;
}

/** A room that is set out, and its sums. */
export interface RoomPlan extends Room {
  surfaces: readonly SurfacePlan[];
  wholeTiles: number;
  cutTiles: number;
  /** Its measured area without openings. */
  area: number;
}

/** Sets out a room. Its walls, which are all laid alike, share their courses. */
export function planRoom(room: Room): RoomPlan {
  const walls = room.surfaces.filter(({ name }) => name !== "floor");
  const tiledWalls = walls.map(({ tiled }) => tiled);
  const courses = walls[0] && coursesOf(tiledWalls, walls[0], room.rims);
  const surfaces = room.surfaces.map((surface): SurfacePlan => {
    const layout = setOut(surface.tiled, surface, surface.name === "floor" ? undefined : courses);
    return { ...surface, ...layout, area: areaToTile(surface) };
  });
  return {
    ...room,
    surfaces,
    wholeTiles: sumOf(surfaces, ({ wholeTiles }) => wholeTiles),
    cutTiles: sumOf(surfaces, ({ cuts }) => cuts.length),
    area: sumOf(surfaces, ({ area }) => area),
  };
}

/** Adds up an amount of each surface. */
export const sumOf = (surfaces: readonly SurfacePlan[], amount: (surface: SurfacePlan) => number): number =>
  surfaces.reduce((sum, surface) => sum + amount(surface), 0);

const areaToTile = ({ measured: { width, height, openings } }: RoomSurface): number =>
  openings.reduce((area, opening) => area - opening.width * opening.height, width * height);
