import type { Interval } from "../intervals";
import { leastCutOffMm, sawdustMm } from "./tolerances";

/** One direction of a surface, across or up, in which tiles and joints alternate between two ends. */
export interface Axis extends Interval {
  /** The length of a tile in this direction. */
  tile: number;
  joint: number;
  /** How far the bond moves each course along, in parts of a tile with its joint. Upwards nothing moves: [0]. */
  shifts: readonly number[];
}

/** A part of a course, from an edge or an opening to the next. */
export interface Stretch extends Interval {
  /** The index of the course's shift. */
  course: number;
}

/** An axis with all stretches that openings leave of it: at least one. */
export interface InterruptedAxis extends Axis {
  stretches: readonly Stretch[];
}

/** Returns the axis of these stretches. Whole tiles fill it if a joint near the nominal one makes that possible. */
export function axisOf(
  stretches: readonly Stretch[],
  { tile, joint, shifts }: Pick<Axis, "tile" | "joint" | "shifts">,
): InterruptedAxis {
  const { from, to } = extentOf(stretches);
  return { from, to, tile, joint: jointThatFits(to - from, tile, joint), shifts, stretches };
}

/** Returns the interval from the first end of all stretches to the last. */
export const extentOf = (stretches: readonly Stretch[]): Interval => ({
  from: Math.min(...stretches.map(({ from }) => from)),
  to: Math.max(...stretches.map(({ to }) => to)),
});

/**
 * Returns the joint with which whole tiles fill a length, if the nominal joint would leave less to cut at each end than a
 * tiler cuts off, and if it is between half and twice the nominal joint. Otherwise returns the nominal joint.
 */
function jointThatFits(length: number, tile: number, joint: number): number {
  const tiles = Math.round((length + joint) / (tile + joint));
  const fitted = (length - tiles * tile) / (tiles - 1);
  const excess = Math.abs(tiles * (tile + joint) - joint - length) / 2;
  const fits = tiles > 1 && excess < leastCutOffMm && fitted >= joint / 2 && fitted <= joint * 2;
  return fits ? fitted : joint;
}

/** Returns the edge of the last tile that begins at or before a point, if one begins at `edge`. */
export function lastEdgeBefore(point: number, edge: number, { tile, joint }: Axis): number {
  const step = tile + joint;
  return edge - Math.ceil((edge - point - sawdustMm) / step) * step;
}

/** The lengths of the first and the last piece of a stretch, which may be the same piece. */
interface EndPieces {
  first: number;
  last: number;
}

/** Returns the pieces at the ends of a stretch. One of its tiles begins at `edge`, or would if the stretch went so far. */
export function endPieces({ from, to }: Interval, edge: number, axis: Axis): EndPieces {
  const first = firstPieceAfter(from, edge, axis);
  // Seen from the other end, tiles begin where they end.
  const last = firstPieceAfter(-to, -edge - axis.tile, axis);
  return { first: Math.min(first, to - from), last: Math.min(last, to - from) };
}

/** Returns the length of what is left of a tile after a point, or of the whole next tile if nothing is left. */
function firstPieceAfter(point: number, edge: number, axis: Axis): number {
  const left = lastEdgeBefore(point, edge, axis) + axis.tile - point;
  return Math.min(left > sawdustMm ? left : axis.tile, axis.tile);
}
