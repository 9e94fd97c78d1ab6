import { expect, type Page } from "@playwright/test";
import { test } from "./weather";
import type { Weather } from "./weather-proxy";

const halfPictures: Weather = {
  changes: (answer) =>
    answer.headers["content-type"]?.startsWith("image/")
      ? { ...answer, cutAfter: Math.floor(answer.body.length / 2) }
      : answer,
};

/** Block the headings' font: whether it arrives in time changes line breaks. */
const withoutFont = (page: Page) => page.route("**/*.woff2", (route) => route.abort());

/** Scrolls from the top of a page to its end, so that every picture loads. */
async function readThrough(page: Page): Promise<void> {
  await page.mouse.wheel(0, -1_000_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const end = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 1);
  while (!(await end())) await page.mouse.wheel(0, 600);
  await page.waitForLoadState("networkidle");
}

/** Counts the pictures that are loaded, and measures the page's height. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    height: document.body.scrollHeight,
    whole: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    undescribed: [...document.images].filter((image) => !image.hasAttribute("alt")).length,
  }));

test("pictures that arrive by half leave the page's layout and their descriptions, and are whole at the next visit", async ({
  page,
  sky,
}) => {
  await withoutFont(page);
  await page.goto("/portfolio");
  await readThrough(page);
  const fair = await seen(page);
  const context = page.context();
  await page.close();
  const poor = await (
    await context.browser()?.newContext({ baseURL: sky.origin, reducedMotion: "reduce" })
  )?.newPage();
  if (!poor) throw new Error("There is no browser");
  await withoutFont(poor);
  sky.turn(halfPictures);
  await poor.goto("/portfolio");
  await readThrough(poor);
  expect(await seen(poor)).toEqual({ ...fair, whole: expect.any(Number), undescribed: 0 });
  sky.turn({});
  await poor.reload();
  await readThrough(poor);
  expect(await seen(poor)).toEqual(fair);
  await poor.context().close();
});
