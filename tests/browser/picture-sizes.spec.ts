import { expect, type Page, test } from "@playwright/test";

/** Phones, a tablet and a desk; the first is the one that Lighthouse takes. */
const screens = [
  { width: 412, height: 823, scale: 1.75 },
  { width: 360, height: 640, scale: 3 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1280, height: 800, scale: 1 },
];

const pages = [
  "/",
  "/portfolio",
  "/portfolio/family-bathroom-refurbishment",
  "/portfolio/emerald-wall-tiling",
  "/services/floor-tiling",
];

/** For every picture on the page, wherever it is: the pixels of the chosen candidate for each pixel of its slot. */
async function pixelsPerPixel(page: Page): Promise<{ picture: string; ratio: number }[]> {
  return page.evaluate(async () => {
    const ratios: { picture: string; ratio: number }[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>("main img")) {
      image.loading = "eager";
      while (!image.currentSrc) await new Promise(requestAnimationFrame);
      const chosen = new URL(image.currentSrc).pathname;
      const candidates = [...(image.parentElement?.querySelectorAll("source, img") ?? [])]
        .flatMap((element) => (element.getAttribute("srcset") ?? "").split(","))
        .map((candidate) => candidate.trim().split(/\s+/));
      const width = candidates.find(([file]) => file === chosen)?.[1];
      const slot = image.getBoundingClientRect().width * window.devicePixelRatio;
      ratios.push({ picture: chosen, ratio: Number.parseInt(width ?? "", 10) / slot });
    }
    return ratios;
  });
}

for (const { width, height, scale } of screens) {
  test.describe(`At ${width} pixels with ${scale} dots each`, () => {
    test("no picture is more than 1.35 times as large as its slot, and none is coarse", async ({
      browser,
    }) => {
      for (const path of pages) {
        // A page of its own each: Chromium takes a larger candidate that it has seen already.
        const page = await browser.newPage({
          viewport: { width, height },
          deviceScaleFactor: scale,
        });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const ratios = await pixelsPerPixel(page);
        expect(ratios.length).toBeGreaterThan(2);
        expect(ratios.filter(({ ratio }) => !(ratio <= 1.35))).toEqual([]);
        expect(ratios.filter(({ ratio }) => ratio < 0.65)).toEqual([]);
        await page.close();
      }
    });
  });
}
