import { expect, type Page } from "@playwright/test";
import { pagePaths } from "../../src/routes/page-paths";
import { areas } from "../published/published-content";
import { pageOfEachType } from "./site-under-test";
import { published, test } from "./test";

/** Words of headings that are broken in the middle, for want of room. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4)")) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const words = texts.currentNode.nodeValue ?? "";
        for (const { 0: word, index } of words.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(words);
        }
      }
    }
    return broken;
  });

test("on a small desk the links beside a title leave it its room, however many they are", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const { slug } of areas) {
    await page.goto(pagePaths.area(slug), { waitUntil: "domcontentloaded" });
    expect([slug, ...(await brokenWords(page))]).toEqual([slug]);
  }
});

for (const width of [320, 360, 768])
  test(`no word of a heading is broken at ${width} pixels`, async ({ sharedPage: page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of Object.values(pageOfEachType)) {
      await page.goto(path);
      expect([path, ...(await brokenWords(page))]).toEqual([path]);
    }
  });

test(
  "on a small desk a visitor sees the page's whole title before scrolling",
  published,
  async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of Object.values(pageOfEachType)) {
      await page.goto(path);
      const title = await page.locator("h1").boundingBox();
      expect([path, (title?.y ?? Number.NaN) + (title?.height ?? 0) <= 800]).toEqual([path, true]);
    }
  },
);
