import type { Rectangle } from "./trade";

/** A part of a line. */
export interface Interval {
  from: number;
  to: number;
}

/** The parts of a line from 0 to `length` that the intervals leave free, each longer than `shortest`. */
export function freeIntervals(length: number, taken: readonly Interval[], shortest: number): Interval[] {
  const inOrder = [...taken, { from: length, to: length }].sort((a, b) => a.from - b.from);
  return inOrder.flatMap(({ from }, index) => {
    const reached = Math.max(0, ...inOrder.slice(0, index).map(({ to }) => to));
    return from - reached > shortest ? { from: reached, to: from } : [];
  });
}

export function overlaps(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
