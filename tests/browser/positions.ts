import type { Locator, Page } from "@playwright/test";

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

/** Scrolls until an element is in the middle of the window. */
export async function scrollToMiddle(page: Page, element: Locator): Promise<void> {
  await element.evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));
  await atRest(page);
}

/** Waits until the page has been drawn ten times at one place: a scroll that has begun moves it each time, on busy machines too. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [before, still] = [Number.NaN, 0];
    while (still < 10) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === before ? still + 1 : 0;
      before = window.scrollY;
    }
  });
}

export async function tapAt(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.click(x + width / 2, y + Math.min(height / 2, 20));
}
