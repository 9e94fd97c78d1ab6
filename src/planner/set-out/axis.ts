import type { Interval } from "../geometry";
import { leastCutOffMm, sawdustMm } from "./tolerances";

/** One direction of a surface, across or up, in which tiles and joints alternate between two ends. */
export interface Axis extends Interval {
  /** The length of a tile in this direction. */
  tile: number;
  joint: number;
  /** How far the bond shifts each course, in steps. Upwards nothing is shifted: [0]. */
  shifts: readonly number[];
}

/** A part of a course, from one edge or opening to the next. */
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

export const extentOf = (stretches: readonly Stretch[]): Interval => ({
  from: Math.min(...stretches.map(({ from }) => from)),
  to: Math.max(...stretches.map(({ to }) => to)),
});

/**
 * Returns the joint with which whole tiles fill a length. It may be half to twice the nominal joint, and differ by so little
 * that a tiler would cut nothing off at the ends. Where there is none, returns the nominal joint.
 */
function jointThatFits(length: number, tile: number, joint: number): number {
  const tiles = Math.round((length + joint) / (tile + joint));
  if (tiles < 2) return joint;
  const fitting = (length - tiles * tile) / (tiles - 1);
  const excessAtEachEnd = Math.abs(tiles * tile + (tiles - 1) * joint - length) / 2;
  const fits = excessAtEachEnd < leastCutOffMm && fitting >= joint / 2 && fitting <= joint * 2;
  return fits ? fitting : joint;
}

/** Returns the last start of a tile that is at or before a point. Tiles repeat in both directions from `tileStart`. */
export function lastTileStart(point: number, tileStart: number, { tile, joint }: Axis): number {
  const step = tile + joint;
  return tileStart - Math.ceil((tileStart - point - sawdustMm) / step) * step;
}

/**
 * Returns the lengths of the pieces at the ends of a stretch, which may be the same piece. A tile of its course begins at
 * `tileStart`, on the stretch or beyond its ends.
 */
export function endPieces({ from, to }: Interval, tileStart: number, axis: Axis) {
  const { tile } = axis;
  // An end that falls on a joint has a whole tile beside it.
  const pieceOf = (length: number) => Math.min(length > sawdustMm ? length : tile, tile, to - from);
  return {
    first: pieceOf(lastTileStart(from, tileStart, axis) + tile - from),
    last: pieceOf(to - lastTileStart(to, tileStart, axis)),
  };
}
