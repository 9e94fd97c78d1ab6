import type { Room, RoomSurface } from "../room/room";
import { coursesOf } from "./lattice";
import { type SetOut, setOut } from "./set-out";

/** A surface of a room that is set out. `surface` is the part that tiles fill. */
export interface SurfacePlan extends RoomSurface, SetOut {
  /** Its measured area without openings, in square millimetres. */
  area: number;
}

/** A room that is set out, and its sums. */
export interface RoomPlan extends Omit<Room, "surfaces"> {
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
    return { ...surface, ...setOut(surface.tiled, surface.laying, shared), area: tiledArea(surface) };
  });
  const sum = (amount: (plan: SurfacePlan) => number) =>
    surfaces.reduce((total, plan) => total + amount(plan), 0);
  return {
    ...room,
    surfaces,
    whole: sum(({ whole }) => whole),
    cut: sum(({ cuts }) => cuts.length),
    area: sum(({ area }) => area),
  };
}

/** The courses that the walls of a room share; undefined for a room without walls, and for a herringbone, which has none. */
function sharedCourses({ surfaces, rims }: Room) {
  const walls = surfaces.filter(({ name }) => name !== "floor");
  const laying = walls[0]?.laying;
  if (!laying || laying.bond === "herringbone") return undefined;
  return coursesOf(
    walls.map(({ tiled }) => tiled),
    laying,
    rims,
  );
}

const tiledArea = ({ measured: { width, height, openings } }: RoomSurface): number =>
  openings.reduce((area, opening) => area - opening.width * opening.height, width * height);
