import type { RoomName } from "../content/fields/room-names";
import { coursesOf, type DirectionRun, type Laying, type Rectangle, type Surface } from "./lattice";
import { fits, SAW_CUT } from "./offcuts";
import { type Plan, setOut } from "./plan";
import type { PlannedTile, Values } from "./plan-request";
import { areaOf, boxOf, coreOf, meet } from "./polygons";
import { type SurfaceName, surfaceNames } from "./rooms";
import { KERF } from "./run";

export interface NamedSurface {
  name: SurfaceName;
  surface: Surface;
}

export interface SurfacePlan extends Plan {
  name: SurfaceName;
}

/** A room's surfaces in one tile, and their sums. */
export interface RoomPlan {
  room: RoomName;
  surfaces: readonly SurfacePlan[];
  laying: Laying;
  tile: PlannedTile;
  /** A percentage. */
  spares: number;
  /** The values that the visitor typed. */
  values: Values;
  whole: number;
  cut: number;
  /** In square millimetres, without openings. */
  area: number;
}

/** Sets out a room. */
export function setOutRoom(surfaces: readonly NamedSurface[], laying: Laying): SurfacePlan[] {
  const shared = sharedCourses(surfaces, laying);
  return surfaces.map(({ name, surface }) => ({ name, ...setOut(surface, laying, shared(name)) }));
}

/** The courses that the walls of a room share. A floor has its own, and a herringbone has none. */
export function sharedCourses(
  surfaces: readonly NamedSurface[],
  laying: Laying,
): (name: SurfaceName) => DirectionRun | undefined {
  const walls = surfaces.flatMap(({ name, surface }) => (name === "floor" ? [] : surface));
  const hasCourses = walls.length > 0 && laying.bond !== "herringbone";
  const courses = hasCourses ? coursesOf(walls, laying) : undefined;
  return (name) => (name === "floor" ? undefined : courses);
}

/** Sums up the plans of a room's surfaces. */
export function sumRoom(
  surfaces: readonly SurfacePlan[],
  choices: Pick<RoomPlan, "room" | "laying" | "tile" | "spares" | "values">,
): RoomPlan {
  const sum = (amount: (plan: SurfacePlan) => number) =>
    surfaces.reduce((total, plan) => total + amount(plan), 0);
  return {
    ...choices,
    surfaces,
    whole: sum(({ whole }) => whole),
    cut: sum(({ cuts }) => cuts.length),
    area: sum(({ area }) => area),
  };
}

/**
 * Counts the tiles that turn a corner: the last piece of a course and the first one on the next wall are cut from one tile
 * where both and a saw cut fit into it, so that the bond runs on round the corner.
 */
export function tilesRoundCorners({ surfaces, laying: { tile, bond } }: RoomPlan): number {
  if (bond === "herringbone") return 0;
  const width = bond === "vertical" ? Math.min(tile.width, tile.height) : tile.width;
  const used = new Set<Rectangle>();
  const walls = surfaces.map((plan) => ({
    name: plan.name,
    pieces: wholePieces(plan),
    width: plan.surface.width,
  }));
  let shared = 0;
  for (const wall of walls) {
    const next = walls.find(({ name }) => name === wallAfter(wall.name));
    if (!next) continue;
    const begins = new Map<string, Rectangle>();
    for (const piece of next.pieces) if (piece.x < KERF) begins.set(courseOf(piece), piece);
    for (const last of wall.pieces) {
      const first = last.x + last.width > wall.width - KERF ? begins.get(courseOf(last)) : undefined;
      if (!first || used.has(last) || used.has(first)) continue;
      if (!fits(last.width + SAW_CUT + first.width, width)) continue;
      used.add(last).add(first);
      shared += 1;
    }
  }
  return shared;
}

/** The wall round the corner on the right. The front wall ends where the left one begins. */
function wallAfter(name: SurfaceName): SurfaceName | undefined {
  if (name === "floor") return undefined;
  return name === "front" ? "left" : surfaceNames[surfaceNames.indexOf(name) + 1];
}

/** The cut pieces that no opening and no slope touches. */
function wholePieces({ cuts, surface }: Plan): Rectangle[] {
  return cuts.flatMap((cut) => {
    const box = boxOf(cut);
    const isRectangle = areaOf(cut) > box.width * box.height - KERF;
    return isRectangle && !surface.openings.some((opening) => meet(coreOf(box), opening)) ? box : [];
  });
}

/** The height at which a piece lies, and its own, in tenths of a millimetre, to which courses of one room are alike. */
const courseOf = ({ y, height }: Rectangle) => `${Math.round(10 * y)} ${Math.round(10 * height)}`;
