interface Point {
  clientX: number;
  clientY: number;
}

/** Shorter movements count as taps. */
const leastDistance = 40;

/** Whether a finger moves sideways rather than up or down. */
export function isAcross(start: Point, end: Point): boolean {
  return Math.abs(end.clientX - start.clientX) >= 2 * Math.abs(end.clientY - start.clientY);
}

/** Where a finger's movement across a picture leads: -1 to the previous one, 1 to the next, 0 nowhere. */
export function swipeDirection(start: Point, end: Point): -1 | 0 | 1 {
  const across = end.clientX - start.clientX;
  if (Math.abs(across) < leastDistance || !isAcross(start, end)) return 0;
  return across < 0 ? 1 : -1;
}
