type Point = Pick<Touch, "clientX" | "clientY">;

/** Shorter movements count as taps. */
const leastDistance = 40;

/** True if a finger moves sideways rather than up or down. */
function isAcross(start: Point, end: Point): boolean {
  return Math.abs(end.clientX - start.clientX) >= 2 * Math.abs(end.clientY - start.clientY);
}

/** Reads a swipe across a picture: -1 leads to the previous one, 1 to the next, 0 nowhere. */
export function swipeDirection(start: Point, end: Point): -1 | 0 | 1 {
  const across = end.clientX - start.clientX;
  if (Math.abs(across) < leastDistance || !isAcross(start, end)) return 0;
  return across < 0 ? 1 : -1;
}

/** Reports swipes by one finger. Two-finger touches, and any on a zoomed page, are left to the browser. */
export function onSwipe(surface: HTMLElement, swiped: (direction: -1 | 1) => void): void {
  let start: Touch | undefined;
  surface.addEventListener(
    "touchstart",
    ({ touches }) => {
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start = touches.length === 1 && !zoomed ? touches[0] : undefined;
    },
    { passive: true },
  );
  // Not passive, to keep Chromium from taking a swipe to the right for Back.
  surface.addEventListener(
    "touchmove",
    (event) => {
      const finger = event.touches[0];
      if (start && finger && event.cancelable && isAcross(start, finger)) event.preventDefault();
    },
    { passive: false },
  );
  surface.addEventListener(
    "touchend",
    ({ changedTouches }) => {
      const end = changedTouches[0];
      const direction = start && end ? swipeDirection(start, end) : 0;
      start = undefined;
      if (direction !== 0) swiped(direction);
    },
    { passive: true },
  );
}
