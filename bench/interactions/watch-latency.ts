import type { Page } from "@playwright/test";

/**
 * Watches how long a visitor waits from a touch or key to the next paint, as the browser itself reports it from now on:
 * the longest of them, in milliseconds. https://www.w3.org/TR/event-timing/
 */
export async function watchLatency(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const start = performance.now();
    const slowest = { milliseconds: 0 };
    // 16 ms are the shortest that the browser reports.
    const options = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= start && Reflect.get(entry, "interactionId") !== 0)
          slowest.milliseconds = Math.max(slowest.milliseconds, entry.duration);
    }).observe(options);
    Object.assign(window, { slowest });
  });
  return async () => {
    await untilPainted(page);
    return page.evaluate(() => Reflect.get(window, "slowest").milliseconds);
  };
}

/** Two frames later everything that was asked for is painted and, once the thread is idle, reported. */
export function untilPainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );
}
