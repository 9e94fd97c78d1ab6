import { expect } from "@playwright/test";
import { pagePaths } from "../../../src/routes";
import { services } from "../../support/built-content";
import { sidewaysScroll } from "../support/positions";
import { pageOfEachType } from "../support/site-under-test";
import { budget, test } from "../support/test";
import { brokenWords, overlapsInTopBar } from "./layout-faults";

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const spacing = [
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  "p { margin-bottom: 2em !important }",
];

for (const [name, path] of Object.entries(pageOfEachType))
  test(`The ${name} page has no broken word in a heading and no overflow at any width, nor with a reader's spacing`, async ({
    sharedPage: page,
  }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of [320, 360, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate((rules) => {
      for (const rule of rules) document.styleSheets[0]?.insertRule(rule);
    }, spacing);
    expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(overlapsInTopBar), `${width} px, with spacing`).toEqual([]);
    }
  });

for (const path of Object.values(pageOfEachType))
  test(
    `On a small desktop a visitor sees the whole title of ${path} before scrolling`,
    budget,
    async ({ sharedPage: page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const title = await page.locator("h1").boundingBox();
      expect((title?.y ?? Number.NaN) + (title?.height ?? 0)).toBeLessThanOrEqual(800);
    },
  );

test.describe("On a phone as most visitors hold it", () => {
  for (const path of [pagePaths.home, ...services.map(({ slug }) => pagePaths.service(slug))])
    test(`${path} is nine screens long at most`, budget, async ({ sharedPage: page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
      expect(screens).toBeLessThanOrEqual(9);
    });
});
