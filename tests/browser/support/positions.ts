import type { Locator, Page } from "@playwright/test";

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not on the page");
  return box;
}

/** The distance in pixels that the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Scrolls until an element is in the middle of the window. */
export async function scrollToMiddle(page: Page, element: Locator): Promise<void> {
  await element.evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));
  await waitForScrollEnd(page);
}

/** Waits until the page has been drawn ten times without scrolling. */
export async function waitForScrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [before, still] = [Number.NaN, 0];
    while (still < 10) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === before ? still + 1 : 0;
      before = window.scrollY;
    }
  });
}

/** Waits until every picture in the window is loaded. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const isInWindow = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return image.complete || !isInWindow || !image.checkVisibility();
    }),
  );
}

/** Clicks an element where it is. Playwright's own click would scroll first. */
export async function tapAt(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.click(x + width / 2, y + Math.min(height / 2, 20));
}
