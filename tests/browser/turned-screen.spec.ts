import { expect, type Page } from "@playwright/test";
import { areaPath } from "./site-under-test";
import { test } from "./test";

/** Phones and tablets: Chromium keeps something in place when they are turned. */
test.use({ hasTouch: true, isMobile: true });

const upright = { width: 820, height: 1180 };
const onItsSide = { width: 1180, height: 820 };

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** What stands in the window, as far as it is words. */
const wordsInSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p)")]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map(({ textContent }) => textContent),
  );

async function turn(page: Page, size: typeof upright): Promise<void> {
  const before = await wordsInSight(page);
  await page.setViewportSize(size);
  await expect
    .poll(async () => (await wordsInSight(page)).some((words) => before.includes(words)))
    .toBe(true);
}

test("A tablet that is turned and turned back shows the same part of the page", async ({ page }) => {
  for (const path of ["/", areaPath]) {
    await page.setViewportSize(onItsSide);
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    await turn(page, upright);
    expect(await scrolled(page)).toBeGreaterThan(500);
    await turn(page, onItsSide);
    expect(await scrolled(page)).toBeGreaterThan(500);
  }
});

test("A phone that is turned with its menu open shows the menu and the same part of the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(areaPath);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  const menu = page.getByRole("complementary").locator("details");
  const box = await menu.locator("summary").boundingBox();
  if (!box) throw new Error("There is no menu at the foot");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(menu).toHaveAttribute("open", "");
  for (const size of [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
    await expect(menu.locator("summary")).toBeInViewport();
    await expect(menu.getByRole("link").first()).toBeInViewport();
  }
});
