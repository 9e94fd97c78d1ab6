import { type TouchEvent, useRef } from "react";
import { swipeDirection } from "./swipe";

/** Handlers that tell of a swipe by one finger. Touches of two, and any on a page that is zoomed in, are the browser's. */
export function useSwipe(swiped: (direction: -1 | 1) => void) {
  const start = useRef<{ clientX: number; clientY: number }>();
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current = touches.length === 1 && !zoomed ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      const direction = start.current && end ? swipeDirection(start.current, end) : 0;
      start.current = undefined;
      if (direction !== 0) swiped(direction);
    },
  };
}
