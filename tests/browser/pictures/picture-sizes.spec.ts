import { type Browser, expect, type Page } from "@playwright/test";
import { pagePaths } from "../../../src/routes";
import { projects, services } from "../../support/built-content";
import { pageOfEachType } from "../support/site-under-test";
import { budget, test } from "../support/test";

/** A phone, Lighthouse's phone, a tablet and two desktops. */
const screens = [
  { width: 390, height: 844, scale: 2 },
  { width: 412, height: 823, scale: 1.75 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1280, height: 800, scale: 1 },
  { width: 1920, height: 1080, scale: 1 },
];

/** A project for each arrangement of pictures: by number of pictures, with and without a comparison. */
const arranged = new Map(
  projects.map(({ slug, pictures, beforeAndAfter }) => [
    `${pictures.length} ${Boolean(beforeAndAfter)}`,
    pagePaths.project(slug),
  ]),
);

/** One page of each type, every service, because their pictures differ most, and a project for each arrangement. */
const pages = [
  ...new Set([
    ...Object.values(pageOfEachType),
    ...services.map(({ slug }) => pagePaths.service(slug)),
    ...arranged.values(),
  ]),
];

/** A picture on a page: its file, the file's width and the drawn width, both in screen pixels. */
interface Drawn {
  file: string;
  width: number;
  drawn: number;
}

/**
 * The drawn size of every picture on the page. A picture that is cropped to its slot is drawn wider or higher than the slot; the drawn
 * size counts, because it decides how sharp the picture looks.
 */
async function pictures(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    const found: Drawn[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
      if (!image.checkVisibility()) continue;
      image.loading = "eager";
      while (!image.complete || !image.currentSrc) await new Promise(requestAnimationFrame);
      // The naturalWidth of an image with a srcset is divided by the screen's density, so load the file itself.
      const file = Object.assign(new Image(), { src: image.currentSrc });
      await file.decode();
      const box = image.getBoundingClientRect();
      const asHigh = (box.height * file.naturalWidth) / file.naturalHeight;
      const isWhole = getComputedStyle(image).objectFit === "contain";
      const shown = isWhole ? Math.min(box.width, asHigh) : Math.max(box.width, asHigh);
      found.push({
        file: new URL(image.currentSrc).pathname,
        width: file.naturalWidth,
        drawn: Math.round(shown * window.devicePixelRatio),
      });
    }
    return found;
  });
}

/** A page may show one file in several slots, such as before and after. Only the largest slot counts: the others cost nothing. */
function inTheirLargestSlot(all: readonly Drawn[]): Drawn[] {
  return all.map((one) => ({
    ...one,
    drawn: Math.max(...all.filter(({ file }) => file === one.file).map(({ drawn }) => drawn)),
  }));
}

async function drawnOn(browser: Browser, path: string, { width, height, scale }: (typeof screens)[number]) {
  // Use a new page each time: Chromium prefers a larger candidate that it has cached.
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  // A picture beside a text is as high as the text. Without the page's optional fonts that height is the same on every machine.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const all = await pictures(page);
  await page.close();
  return all;
}

for (const path of pages)
  test(
    `On ${path}, no picture is enlarged, and none is more than 1.35 times as large as it is drawn`,
    budget,
    async ({ browser }) => {
      for (const screen of screens) {
        const all = await drawnOn(browser, path, screen);
        const faults = [
          ...all.filter(({ width, drawn }) => width < drawn - 1),
          ...inTheirLargestSlot(all).filter(({ width, drawn }) => width > drawn * 1.35),
        ];
        expect.soft(faults, `${screen.width} pixels with ${screen.scale} dots each`).toEqual([]);
      }
    },
  );
