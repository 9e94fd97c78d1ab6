import { type RefObject, useEffect, useRef } from "react";
import { isAcross, swipeDirection } from "./swipe";

/** Reports swipes by one finger. Two-finger touches, and any on a zoomed page, are left to the browser. */
export function useSwipe(surface: RefObject<HTMLElement>, swiped: (direction: -1 | 1) => void): void {
  const latest = useRef(swiped);
  latest.current = swiped;
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let start: Touch | undefined;
    const began = ({ touches }: TouchEvent) => {
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start = touches.length === 1 && !zoomed ? touches[0] : undefined;
    };
    // Not React's: its listeners cannot keep Chromium from taking a swipe to the right for Back.
    const moved = (event: TouchEvent) => {
      const finger = event.touches[0];
      if (start && finger && event.cancelable && isAcross(start, finger)) event.preventDefault();
    };
    const ended = ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      const direction = start && end ? swipeDirection(start, end) : 0;
      start = undefined;
      if (direction !== 0) latest.current(direction);
    };
    element.addEventListener("touchstart", began, { passive: true });
    element.addEventListener("touchmove", moved, { passive: false });
    element.addEventListener("touchend", ended, { passive: true });
    return () => {
      element.removeEventListener("touchstart", began);
      element.removeEventListener("touchmove", moved);
      element.removeEventListener("touchend", ended);
    };
  }, [surface]);
}
