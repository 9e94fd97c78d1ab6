import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../tools/chromium/chromium";
import { median } from "./median";
import { serveAsHost } from "./serve-as-host";

const firstName = "#contact [name=firstName]";
const projectDetails = "#contact [name=projectDetails]";
const text = "Walls and floor of a small shower room";

/**
 * Medians of some runs, in milliseconds: from the first touch of the form until React has taken it over, on Lighthouse's slow
 * 4G; and the page's own work for each key, with the processor slowed six times.
 */
export async function measureTyping(runs: number): Promise<object[]> {
  const server = await serveAsHost("public");
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  const hydration: number[] = [];
  const keys: number[] = [];
  for (let run = 1; run <= runs; run++) {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(`https://localhost:${port}/#contact`, { waitUntil: "networkidle" });
    hydration.push(await timeToHydrate(page));
    keys.push(await workPerKey(page));
    await page.close();
    console.log(
      `typing, run ${run} of ${runs}: form live after ${hydration.at(-1)} ms, ${keys.at(-1)} ms a key`,
    );
  }
  await browser.close();
  server.close();
  return [
    { typing: "first touch until the form is live, slow 4G", milliseconds: median(hydration) },
    { typing: "work for a key, processor slowed six times", milliseconds: median(keys) },
  ];
}

async function timeToHydrate(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
  await page.evaluate(() => {
    const island = document.querySelector("#quote-form")?.parentElement;
    island?.addEventListener("focusin", () => performance.mark("first touch"), { once: true });
    if (island)
      new MutationObserver(() => performance.measure("hydration", "first touch")).observe(island, {
        attributeFilter: ["data-live"],
      });
  });
  await page.locator(firstName).pressSequentially("Ada");
  await page.locator("[data-live] #quote-form").waitFor();
  return page.evaluate(() =>
    Math.round(performance.getEntriesByName("hydration")[0]?.duration ?? Number.NaN),
  );
}

async function workPerKey(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // Time of the page's own thread in scripts, styles and layout.
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    const parts = metrics.filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name));
    return 1000 * parts.reduce((sum, { value }) => sum + value, 0);
  };
  await page.locator(projectDetails).focus();
  const before = await worked();
  await page.keyboard.type(text, { delay: 40 });
  return Math.round(((await worked()) - before) / text.length);
}
