import type { Surface } from "../trade";
import { SAWDUST, type Stretch } from "./line";

interface Interval {
  from: number;
  to: number;
}

/** An opening as it lies to a strip of tiles: in the strip's direction, and at right angles to it. */
interface Taken {
  lengthwise: Interval;
  crosswise: Interval;
}

/** The courses of a surface: where the lowest begins, the height of a tile, the joint above it, and how many the bond repeats. */
interface Courses {
  start: number;
  tile: number;
  joint: number;
  repeat: number;
}

/** The stretches from floor to ceiling that openings leave, one column of the surface after the other. */
export function stretchesUp({ width, height, openings }: Surface): Stretch[] {
  const taken = openings.map(
    ({ x, y, ...size }): Taken => ({
      crosswise: { from: x, to: x + size.width },
      lengthwise: { from: y, to: y + size.height },
    }),
  );
  return orWhole(free({ from: 0, to: width }, height, taken), height).map((stretch) => ({
    ...stretch,
    course: 0,
    times: 1,
  }));
}

/** The stretches from left to right that openings leave of each course. A course that an opening crosses in part has several. */
export function stretchesAcross(
  { width, height, openings }: Surface,
  { start, tile, joint, repeat }: Courses,
): Stretch[] {
  const taken = openings.map(
    ({ x, y, ...size }): Taken => ({
      crosswise: { from: y, to: y + size.height },
      lengthwise: { from: x, to: x + size.width },
    }),
  );
  const step = tile + joint;
  const rows = Math.max(0, Math.ceil((height - SAWDUST - start) / step));
  const stretches = Array.from({ length: rows }, (_, row) => {
    const bottom = start + row * step;
    const strip = { from: Math.max(0, bottom), to: Math.min(height, bottom + tile) };
    return free(strip, width, taken).map((stretch) => ({
      ...stretch,
      course: row % repeat,
      times: 1,
    }));
  });
  return counted(orWhole(stretches.flat(), width).map((stretch) => ({ course: 0, times: 1, ...stretch })));
}

/** Counts stretches that are the same: a wall has many courses and few kinds of them. */
function counted(stretches: readonly Stretch[]): Stretch[] {
  const alike = new Map<string, Stretch[]>();
  for (const stretch of stretches) {
    const key = [stretch.from, stretch.to, stretch.course].join();
    alike.set(key, [...(alike.get(key) ?? []), stretch]);
  }
  return [...alike.values()].flatMap(([one, ...others]) => (one ? { ...one, times: 1 + others.length } : []));
}

/** A surface that openings cover altogether is set out as if it had none. */
const orWhole = <Kind extends Interval>(
  stretches: readonly Kind[],
  length: number,
): readonly (Kind | Interval)[] => (stretches.length > 0 ? stretches : [{ from: 0, to: length }]);

/** The intervals that openings leave of a strip that is `length` long; `strip` is its place in the other direction. */
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
