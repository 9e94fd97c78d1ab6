import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import { pagePaths } from "../src/routes/page-paths";
import { chromiumArguments, chromiumPath } from "../tools/chromium/chromium";
import { median } from "./median";
import { serveAsHost } from "./serve-as-host";

/** A phone's processor, against this machine's. */
const slowdown = 6;

/** The first tap on a page: what it opens or starts, and its selector. */
const taps = [
  { name: "menu", address: pagePaths.home, target: "header summary:visible" },
  { name: "field of the form", address: pagePaths.home, target: "#contact [name=firstName]" },
  { name: "filter", address: pagePaths.portfolio, target: "[data-island=filter-projects] a:visible" },
  { name: "picture", address: pagePaths.portfolio, target: "[data-island=open-pictures]:visible" },
  { name: "field of the planner", address: pagePaths.planner, target: "[data-island=tile-planner] input" },
] as const;

/**
 * The time from the first tap of a part to the next frame, in milliseconds by the browser's own Event Timing, on a phone
 * whose processor is slowed six times. Medians of some runs.
 */
export async function measureFirstTaps(runs: number): Promise<object[]> {
  const server = await serveAsHost("public");
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  const rows: object[] = [];
  for (const { name, address, target } of taps) {
    const first: number[] = [];
    for (let run = 1; run <= runs; run++) {
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        ignoreHTTPSErrors: true,
      });
      await page.goto(`https://localhost:${port}${address}`);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      first.push(await tap(page, target));
      await page.close();
      console.log(`first tap, ${name}, run ${run} of ${runs}: ${first.at(-1)} ms`);
    }
    rows.push({ "first tap": name, "to the next frame": median(first) });
  }
  await browser.close();
  server.close();
  return rows;
}

/** Taps by coordinates, as a finger does, and returns the longest event of the tap. */
async function tap(page: Page, target: string): Promise<number> {
  const element = page.locator(target).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  await page.evaluate(() => {
    const events: number[] = [];
    const observer = new PerformanceObserver((list) =>
      events.push(...list.getEntries().map(({ duration }) => duration)),
    );
    // TypeScript's DOM library lacks durationThreshold: https://www.w3.org/TR/event-timing/
    const shortOnes: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    observer.observe(shortOnes);
    Object.assign(window, { tapEvents: events });
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
  // Event Timing reports after the frame; a tap that is drawn within 16 ms is not reported at all.
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tapEvents: number[] }).tapEvents));
}
