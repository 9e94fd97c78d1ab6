import type { Measure } from "../room/names";
import { sidesOf } from "../room/presets";
import { type LaidLine, latticeOf } from "../set-out/lattice";
import { isWhole, LEAST_CUT_OFF } from "../set-out/line";
import { type RoomPlan, type SurfacePlan, sharedCourses } from "../set-out/room-plan";
import { isSliver } from "../set-out/slivers";
import type { Laying } from "../trade";
import { exact } from "./rounding";

/** Joints that tilers use, in millimetres. */
const JOINTS = [1.5, 2, 2.5, 3, 3.5, 4, 5, 6];

export const narrowestOf = ({ across, up }: Readonly<Record<"across" | "up", LaidLine>>): number =>
  Math.min(across.narrowest, up.narrowest);

/** Finds the nearest other joint that leaves no sliver on surfaces that are laid alike. Undefined if there is none. */
export function jointWithoutSliver(
  surfaces: readonly Pick<SurfacePlan, "name" | "tiled" | "laying">[],
  rims: readonly number[],
): { joint: number; narrowest: number } | undefined {
  const laying = surfaces[0]?.laying;
  if (!laying || laying.bond === "herringbone") return undefined;
  // A joint of another order belongs to another tile.
  const others = JOINTS.filter(
    (joint) => joint !== laying.joint && joint >= laying.joint / 2 && joint <= laying.joint * 2,
  ).sort((a, b) => Math.abs(a - laying.joint) - Math.abs(b - laying.joint));
  for (const joint of others) {
    const narrowest = narrowestWith({ ...laying, joint }, surfaces, rims);
    if (narrowest !== undefined) return { joint, narrowest };
  }
  return undefined;
}

/** The narrowest cut of surfaces that are laid so; undefined if it is a sliver. */
function narrowestWith(
  laying: Laying,
  surfaces: readonly Pick<SurfacePlan, "name" | "tiled">[],
  rims: readonly number[],
): number | undefined {
  const courses = sharedCourses(
    surfaces.map((surface) => ({ ...surface, laying })),
    rims,
  );
  let narrowest = Number.POSITIVE_INFINITY;
  for (const { name, tiled } of surfaces) {
    const { lines } = latticeOf(tiled, laying, name === "floor" ? undefined : courses);
    narrowest = Math.min(narrowest, lines ? narrowestOf(lines) : 0);
    // Most joints fail on the first surface: the others are not set out for them.
    if (isSliver(narrowest, laying)) return undefined;
  }
  return narrowest;
}

/** Cuts that lose less than this are hardly seen as cuts, and take as long as any other. In millimetres. */
const HARDLY_CUT = 10;

/** A room's measure at which nothing would be cut in its direction. */
export interface WholeSize {
  measure: Measure;
  size: number;
}

/**
 * The height up to which a room may be tiled so that nothing is cut between bottom and top, if every cut there loses less
 * than 10 mm now. Walls cannot be moved so easily: their width or depth is told only if no other cut of the room loses more.
 */
export function sizesWithoutCuts({ surfaces }: Pick<RoomPlan, "surfaces">): WholeSize[] {
  const lines = surfaces.flatMap(({ name, gap, measured, lattice }) => {
    const [across, up] = sidesOf[name];
    if (!lattice.lines) return [];
    const sizes = { across: measured.width, up: measured.height };
    return [
      { measure: across, gap, size: sizes.across, line: lattice.lines.across },
      { measure: up, gap, size: sizes.up, line: measured.heights ? undefined : lattice.lines.up },
    ];
  });
  const isHardlyCut = lines.every(({ line }) => line && line.narrowest > line.tile - HARDLY_CUT);
  const measures = [...new Set(lines.map(({ measure }) => measure))];
  return measures.flatMap((measure) => {
    if (measure !== "h" && !isHardlyCut) return [];
    const own = lines.filter((line) => line.measure === measure);
    const sizes = own.map(({ line, gap, size }) => line && wholeSize(line, gap, size));
    const [first] = sizes;
    return first !== undefined && sizes.every((size) => size === first) ? [{ measure, size: first }] : [];
  });
}

/** The size at which a line has whole tiles only. Undefined if it has no cuts, or one that loses more than a little. */
function wholeSize(
  { tile, joint, from, to, endsOfCourses, narrowest, beginsAt, start }: LaidLine,
  gap: number,
  size: number,
) {
  const pieces = endsOfCourses.flatMap(({ first, last }) => [first, last]);
  const hasCuts = pieces.some((piece) => !isWhole(piece, tile));
  // Courses that begin on a rim cannot be moved to the foot of the wall.
  const mayBeWhole = beginsAt === undefined || Math.abs(start - from) < LEAST_CUT_OFF;
  if (!hasCuts || narrowest <= tile - HARDLY_CUT || !mayBeWhole || to - from < size - 2 * gap)
    return undefined;
  const tiles = Math.round((to - from + joint) / (tile + joint));
  return exact(tiles * tile + (tiles - 1) * joint) + 2 * gap;
}
