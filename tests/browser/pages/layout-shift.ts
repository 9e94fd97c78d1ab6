import type { Page } from "@playwright/test";

/** The most by which a page may move. A shift of 0.1 still counts as good: https://web.dev/articles/cls */
export const mostShift = 0.02;

/** Lets the page's HTML arrive slowly, as on a poor mobile line, so that the browser draws it while it arrives. */
export async function useSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** Adds up all layout shifts from now on. Returns a function that reads the sum. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          layoutShift: Number(Reflect.get(window, "layoutShift")) + Number(Reflect.get(entry, "value")),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "layoutShift")));
}
