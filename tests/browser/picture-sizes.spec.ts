import { type Browser, expect, type Page } from "@playwright/test";
import { pagePaths } from "../../src/routes/page-paths";
import { projects, services } from "../published/published-content";
import { published, test } from "./test";

/** Phones, a tablet and a desk; the first is the one that Lighthouse takes. */
const screens = [
  { width: 412, height: 823, scale: 1.75 },
  { width: 360, height: 640, scale: 3 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1280, height: 800, scale: 1 },
];

/** A project for each way in which pictures are set: by their number, with a comparison or without. */
const arranged = new Map(
  projects.map(({ slug, pictures, beforeAndAfter }) => [
    `${pictures.length} ${Boolean(beforeAndAfter)}`,
    slug,
  ]),
);

/** A service with pictures below its text, where there is one. */
const shown = services.find(({ slug }) => projects.some(({ service }) => service === slug));

const pages = [
  "/",
  "/portfolio",
  ...[...arranged.values()].map(pagePaths.project),
  ...(shown ? [pagePaths.service(shown.slug)] : []),
];

/**
 * A picture on a page: the file that the browser chose for it, that file's width, and how wide the picture is drawn, in
 * pixels of the screen: in a slot that is higher than the picture's shape, wider than what is seen of it.
 */
interface Choice {
  file: string;
  width: number;
  slot: number;
}

/** What the browser chooses for every picture on the page, wherever it is. */
async function choices(page: Page): Promise<Choice[]> {
  return page.evaluate(async () => {
    const chosen: Choice[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
      if (!image.checkVisibility()) continue;
      image.loading = "eager";
      while (!image.complete || !image.currentSrc) await new Promise(requestAnimationFrame);
      const file = new URL(image.currentSrc).pathname;
      const candidates = [...(image.parentElement?.querySelectorAll("source, img") ?? [])]
        .flatMap((element) => (element.getAttribute("srcset") ?? "").split(","))
        .map((candidate) => candidate.trim().split(/\s+/));
      const width = Number.parseInt(candidates.find(([name]) => name === file)?.[1] ?? "", 10);
      const box = image.getBoundingClientRect();
      const drawn = Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight);
      chosen.push({ file, width, slot: drawn * window.devicePixelRatio });
    }
    return chosen;
  });
}

/** A file that is there for a large slot is shown in smaller ones, too (before and after, on a project's page), at no cost. */
function largestSlots(chosen: readonly Choice[]): Choice[] {
  return chosen.map((choice) => ({
    ...choice,
    slot: Math.max(...chosen.filter(({ file }) => file === choice.file).map(({ slot }) => slot)),
  }));
}

/** Every picture on the pages, as the browser chooses its file, page by page. */
async function chosenOn(browser: Browser, { width, height, scale }: (typeof screens)[number]) {
  const chosen: Choice[][] = [];
  for (const path of pages) {
    // A page of its own each: Chromium takes a larger candidate that it has seen already.
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    chosen.push(await choices(page));
    await page.close();
  }
  return chosen;
}

for (const screen of screens) {
  test.describe(`At ${screen.width} pixels with ${screen.scale} dots each`, () => {
    test("no picture is more than 1.35 times as large as its slot", async ({ browser }) => {
      for (const chosen of await chosenOn(browser, screen)) {
        expect(chosen.length).toBeGreaterThan(0);
        expect(largestSlots(chosen).filter(({ width, slot }) => !(width / slot <= 1.35))).toEqual([]);
      }
    });

    // Beside a text that is much longer, a hero's picture is drawn larger than its file.
    test("no picture is coarse", published, async ({ browser }) => {
      const chosen = (await chosenOn(browser, screen)).flat();
      expect(chosen.filter(({ width, slot }) => width / slot < 0.65)).toEqual([]);
    });
  });
}
