import type { Rectangle, Surface } from "../trade";
import { type Interval, SAWDUST, type SetOutLine, type Stretch } from "./line";

/** An opening as it lies to a strip of tiles: in the strip's direction, and at right angles to it. */
interface Taken {
  lengthwise: Interval;
  crosswise: Interval;
}

const across = ({ x, width }: Rectangle): Interval => ({ from: x, to: x + width });

const up = ({ y, height }: Rectangle): Interval => ({ from: y, to: y + height });

/** The stretches from floor to ceiling that openings leave, one column of the surface after the other. */
export function stretchesUp({ width, height, openings }: Surface): Stretch[] {
  const taken = openings.map((opening) => ({ crosswise: across(opening), lengthwise: up(opening) }));
  const columns = free({ from: 0, to: width }, height, taken);
  return orWhole(
    columns.map((column) => ({ ...column, course: 0 })),
    height,
  );
}

/**
 * The stretches from left to right that openings leave of each course. A course that an opening crosses in part has several.
 * The bond repeats after `repeat` courses.
 */
export function stretchesAcross(
  { width, height, openings }: Surface,
  { start, tile, joint }: SetOutLine,
  repeat: number,
): Stretch[] {
  const taken = openings.map((opening) => ({ crosswise: up(opening), lengthwise: across(opening) }));
  const step = tile + joint;
  const rows = Math.max(0, Math.ceil((height - SAWDUST - start) / step));
  const stretches = Array.from({ length: rows }, (_, row) => {
    const bottom = start + row * step;
    const strip = { from: Math.max(0, bottom), to: Math.min(height, bottom + tile) };
    return free(strip, width, taken).map((stretch) => ({ ...stretch, course: row % repeat }));
  });
  return orWhole(stretches.flat(), width);
}

/** A surface that openings cover altogether is set out as if it had none. */
const orWhole = (stretches: Stretch[], length: number): Stretch[] =>
  stretches.length > 0 ? stretches : [{ from: 0, to: length, course: 0 }];

/** The intervals that openings leave of a strip that is `length` long; `strip` is its extent in the other direction. */
function free(strip: Interval, length: number, taken: readonly Taken[]): Interval[] {
  if (strip.to <= strip.from) return [];
  const inStrip = taken.flatMap(({ crosswise }) => [crosswise.from, crosswise.to]);
  const edges = [strip.from, ...inStrip.filter((edge) => edge > strip.from && edge < strip.to), strip.to];
  edges.sort((a, b) => a - b);
  return edges.flatMap((from, index) => {
    const to = edges[index + 1] ?? from;
    if (to - from < SAWDUST) return [];
    const crossing = taken.filter(
      ({ crosswise }) => crosswise.from < to - SAWDUST && crosswise.to > from + SAWDUST,
    );
    return between(
      length,
      crossing.map(({ lengthwise }) => lengthwise),
    );
  });
}

/** The intervals of a length that others leave. */
function between(length: number, taken: readonly Interval[]): Interval[] {
  const inOrder = [...taken, { from: length, to: length }].sort((a, b) => a.from - b.from);
  return inOrder.flatMap(({ from }, index) => {
    const reached = Math.max(0, ...inOrder.slice(0, index).map(({ to }) => to));
    return from - reached > SAWDUST ? { from: reached, to: from } : [];
  });
}
