import type { Room, RoomSurface } from "../room/room";
import { coursesOf } from "./lattice";
import { type SetOut, setOut } from "./set-out";

/** A surface of a room that is set out. */
export interface SurfacePlan extends RoomSurface, SetOut {
  /** Its measured area without openings, in square millimetres. */
  area: number;
}

/** A room that is set out, and its sums. */
export interface RoomPlan extends Room {
  surfaces: readonly SurfacePlan[];
  whole: number;
  cut: number;
  /** In square millimetres, without openings. */
  area: number;
}

/** Sets out a room. Its walls share their courses. */
export function planRoom(room: Room): RoomPlan {
  const courses = sharedCourses(room);
  const surfaces = room.surfaces.map((surface): SurfacePlan => {
    const shared = surface.name === "floor" ? undefined : courses;
    return { ...surface, ...setOut(surface.tiled, surface, shared), area: tiledArea(surface) };
  });
  return {
    ...room,
    surfaces,
    whole: sumOf(surfaces, ({ whole }) => whole),
    cut: sumOf(surfaces, ({ cuts }) => cuts.length),
    area: sumOf(surfaces, ({ area }) => area),
  };
}

/** Adds up an amount of each surface. */
export const sumOf = (surfaces: readonly SurfacePlan[], amount: (surface: SurfacePlan) => number): number =>
  surfaces.reduce((sum, surface) => sum + amount(surface), 0);

/** The courses that the walls of a room share; undefined for a room without walls, and for a herringbone, which has none. */
function sharedCourses({ surfaces, rims }: Room) {
  const walls = surfaces.filter(({ name }) => name !== "floor");
  const [first] = walls;
  if (!first || first.bond === "herringbone") return undefined;
  const tiled = walls.map((wall) => wall.tiled);
  return coursesOf(tiled, first, rims);
}

const tiledArea = ({ measured: { width, height, openings } }: RoomSurface): number =>
  openings.reduce((area, opening) => area - opening.width * opening.height, width * height);
