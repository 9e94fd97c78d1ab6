import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./chromium";
import { servePublic } from "./serve-public";

const widths = [360, 768, 1280];
const pages = {
  home: "/",
  service: "/services/floor-tiling",
  refurbishment: "/services/bathroom-refurbishment",
  area: "/areas/chelsea",
  "areas-covered": "/areas-covered",
  company: "/london-tiling-company",
  portfolio: "/portfolio",
  project: "/portfolio/emerald-wall-tiling",
  privacy: "/privacy-policy",
  "not-found": "/no-such-page",
};

/** Takes a screenshot of every type of page of the built site at three widths, for review. */
async function run(folder: string, only: string | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await servePublic({ port: 0, folder: "public", outboxFolder: ".outbox" });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  for (const [name, path] of Object.entries(pages)) {
    if (only && name !== only) continue;
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: width < 700 ? 640 : 800 },
        reducedMotion: "reduce",
      });
      await page.goto(`http://localhost:${port}${path}`);
      await showEveryPicture(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
      await page.close();
    }
  }
  await browser.close();
  server.close();
}

/** Scrolls through the page so that its lazy pictures load. */
async function showEveryPicture(page: import("@playwright/test").Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(60);
  }
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => window.scrollTo(0, 0));
}

void run(process.argv[2] ?? "test-results/screenshots", process.argv[3]);
