import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../../chromium";
import { formatTable } from "../format-table";
import { median } from "../median";
import { withSite } from "../with-site";
import { type Interaction, measuredInteractions } from "./measured-interactions";
import { type Latency, watchLatency } from "./watch-latency";

const runs = 7;
const slowdown = 6;
const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How soon the page answers a visitor on a slow phone: the median, and the slowest, of several runs. */
export async function measureInteractions(): Promise<void> {
  const outboxFolder = await mkdtemp(join(tmpdir(), "bench-outbox-"));
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  const rows: string[][] = [];
  await withSite("public", outboxFolder, async (site) => {
    for (const interaction of measuredInteractions) {
      const latencies: Latency[] = [];
      while (latencies.length < runs) latencies.push(await measure(browser, site, interaction));
      rows.push(row(interaction.name, latencies));
    }
  });
  await browser.close();
  await rm(outboxFolder, { recursive: true, force: true });
  console.log(formatTable(["Interaction", "To next paint, ms", "Slowest", "Longest task"], rows));
}

async function measure(
  browser: Browser,
  site: string,
  { address, prepare, act }: Interaction,
): Promise<Latency> {
  const context = await browser.newContext({ ...phone, baseURL: site });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await prepare?.(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const latency = await watchLatency(page);
  await act(page);
  const measured = await latency();
  await context.close();
  return measured;
}

function row(name: string, latencies: readonly Latency[]): string[] {
  const paints = latencies.map(({ toNextPaint }) => toNextPaint);
  const tasks = latencies.map(({ longestTask }) => longestTask);
  return [name, median(paints).toFixed(0), Math.max(...paints).toFixed(0), median(tasks).toFixed(0)];
}
