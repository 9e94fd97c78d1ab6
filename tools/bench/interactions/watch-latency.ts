import type { Page } from "@playwright/test";

export interface Latency {
  /** From the visitor's touch or key to the next paint: the longest of them, in milliseconds. */
  toNextPaint: number;
  /** The longest that the page's thread was busy without a pause meanwhile. */
  longestTask: number;
}

/** Collects what the browser itself reports from now on: https://www.w3.org/TR/event-timing/ */
export async function watchLatency(page: Page): Promise<() => Promise<Latency>> {
  await page.evaluate(() => {
    const start = performance.now();
    const longest = { event: 0, longtask: 0 };
    for (const type of ["event", "longtask"] as const) {
      // The shortest that the interface knows is 16 ms; it takes a setting that is not its own for nothing.
      const options = { type, durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.startTime >= start && Reflect.get(entry, "interactionId") !== 0)
            longest[type] = Math.max(longest[type], entry.duration);
      }).observe(options);
    }
    Object.assign(window, { longest });
  });
  return async () => {
    await page.evaluate(painted);
    const { event, longtask } = await page.evaluate(() => Reflect.get(window, "longest"));
    return { toNextPaint: event, longestTask: longtask };
  };
}

/** Two frames later everything that was asked for is painted and, once the thread is idle, reported. */
const painted = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );
