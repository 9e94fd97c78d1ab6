import type { Page } from "@playwright/test";
import { waitForPictures, waitForScrollEnd } from "./positions";

/** The most by which a page may move. A shift of 0.1 still counts as good: https://web.dev/articles/cls */
export const mostShift = 0.02;

/**
 * Slows the line down, as on a poor mobile connection, so that the browser draws the HTML while it arrives. Returns a function that
 * makes the line fast again.
 */
export async function useSlowLine(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const line = (latency: number, throughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  await line(150, 50_000);
  return () => line(0, -1);
}

/** Scrolls to a part of the page's height, and waits until the pictures in the window are drawn. */
export async function scrollThrough(page: Page, part: number): Promise<void> {
  await page.evaluate((position) => window.scrollTo(0, document.body.scrollHeight * position), part);
  await waitForPictures(page);
  await waitForScrollEnd(page);
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
