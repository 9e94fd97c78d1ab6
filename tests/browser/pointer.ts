import { expect, type Locator, type Page } from "@playwright/test";

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return box;
}

/** Turns the wheel until an element is in the middle of the window, or as near as the page allows; then nothing moves. */
export async function wheelTo(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await atRest(page);
    const away = await element.evaluate(distanceFromMiddle);
    if (Math.abs(away) >= 60) await page.mouse.wheel(0, away);
    expect(Math.abs(away)).toBeLessThan(60);
  }).toPass();
}

/** Runs in the page: how far it can and must be scrolled for an element to be in the middle. */
function distanceFromMiddle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  const away = top + Math.min(height, 100) / 2 - window.innerHeight / 2;
  const { pageTop, height: seen } = window.visualViewport ?? { pageTop: window.scrollY, height: innerHeight };
  const below = document.documentElement.scrollHeight - seen - pageTop;
  return Math.max(-pageTop, Math.min(away, below));
}

/**
 * Waits until the page, and what is seen of it if it is zoomed by fingers, has been drawn ten times at one place: a scroll that
 * has begun moves it each time, however busy the machine is.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [before, still] = [Number.NaN, 0];
    while (still < 10) {
      await new Promise(requestAnimationFrame);
      const now = window.visualViewport?.pageTop ?? window.scrollY;
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

export async function tapAt(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.click(x + width / 2, y + Math.min(height / 2, 20));
}
