import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../../tools/chromium";
import { readArguments } from "../../tools/command-line/read-arguments";
import { withSite } from "../../tools/with-site";
import { formatTable } from "../format-table";
import { median } from "../median";
import { type Interaction, measuredInteractions } from "./measured-interactions";
import { readTrace, type ThreadTime } from "./read-trace";
import { untilPainted, watchLatency } from "./watch-latency";

const runs = 5;
const slowdown = 6;
const traceCategories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const head = [
  "Milliseconds at a sixth of the speed",
  "Thread to frame",
  "Its longest task",
  "To paint",
  "Slowest",
];

/** How soon the page answers a visitor on a slow phone: the median, and the slowest, of several runs. */
export async function measureInteractions(words: string[]): Promise<void> {
  readArguments(words, { command: "npm run bench -- interactions" });
  const outboxFolder = await mkdtemp(join(tmpdir(), "bench-outbox-"));
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  const rows: string[][] = [];
  await withSite("public", outboxFolder, async (site) => {
    for (const interaction of measuredInteractions) {
      const latencies: number[] = [];
      const times: ThreadTime[] = [];
      for (let run = 0; run < runs; run++) {
        latencies.push(await withPage(browser, site, interaction, (page) => latencyOf(page, interaction)));
        times.push(
          await withPage(browser, site, interaction, (page) => threadTimeOf(browser, page, interaction)),
        );
      }
      rows.push(row(interaction.name, latencies, times));
    }
  });
  await browser.close();
  await rm(outboxFolder, { recursive: true, force: true });
  console.log(formatTable(head, rows));
}

/** The page in a new browser context, prepared for what is measured. */
async function withPage<Result>(
  browser: Browser,
  site: string,
  { address, prepare }: Interaction,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, baseURL: site });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await prepare?.(page);
  const result = await measure(page);
  await context.close();
  return result;
}

/** How long a visitor waits on a slowed processor; other work on the machine counts too. */
async function latencyOf(page: Page, { act }: Interaction): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const latency = await watchLatency(page);
  await act(page);
  return latency();
}

/** How long the page's own thread works for it, on the processor as it is. */
async function threadTimeOf(browser: Browser, page: Page, { act }: Interaction): Promise<ThreadTime> {
  await browser.startTracing(page, { categories: traceCategories });
  await act(page);
  await untilPainted(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return readTrace(traceEvents);
}

function row(name: string, latencies: readonly number[], times: readonly ThreadTime[]): string[] {
  const slowed = (figure: (time: ThreadTime) => number) => (slowdown * median(times.map(figure))).toFixed(0);
  return [
    name,
    slowed(({ toNextFrame }) => toNextFrame),
    slowed(({ longestTask }) => longestTask),
    median(latencies).toFixed(0),
    Math.max(...latencies).toFixed(0),
  ];
}
