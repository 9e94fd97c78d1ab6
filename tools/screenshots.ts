import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./chromium";
import { startTool } from "./command-line/start-tool";
import { pictureName, readScreenshotArguments, type ScreenshotArguments } from "./screenshots/arguments";
import { photographSections } from "./screenshots/photograph-sections";
import { showEveryPicture } from "./screenshots/show-every-picture";
import { choosePages, sitePages } from "./site-pages";
import { withSite } from "./with-site";

/** Takes pictures of the built site, one page of each type at several widths, for a person to look at. */
async function run(words: string[]): Promise<void> {
  const { folder, pages, widths, sections } = readScreenshotArguments(words);
  const chosen = choosePages(await sitePages(), pages);
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  await withSite("public", ".outbox", async (site) => {
    for (const { address, file } of chosen)
      for (const width of widths)
        await photograph(browser, site + address, width, {
          folder,
          name: `${pictureName(file)}-${width}`,
          sections,
        });
  });
  await browser.close();
}

interface Pictures extends Pick<ScreenshotArguments, "folder" | "sections"> {
  name: string;
}

async function photograph(browser: Browser, url: string, width: number, pictures: Pictures): Promise<void> {
  const { folder, name, sections } = pictures;
  const viewport = { width, height: width < 700 ? 640 : 800 };
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(url);
  await showEveryPicture(page);
  if (sections) await photographSections(page, folder, name);
  else await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

void startTool(run);
