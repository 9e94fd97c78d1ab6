interface Point {
  clientX: number;
  clientY: number;
}

/** Shorter movements are taps that trembled. */
const leastDistance = 40;

/** Where a finger's movement across a picture leads: -1 to the previous one, 1 to the next, 0 nowhere. */
export function swipeDirection(start: Point, end: Point): -1 | 0 | 1 {
  const across = end.clientX - start.clientX;
  const along = end.clientY - start.clientY;
  if (Math.abs(across) < leastDistance || Math.abs(across) < 2 * Math.abs(along)) return 0;
  return across < 0 ? 1 : -1;
}
