import { expect, type Locator, type Page } from "@playwright/test";

export async function boxOf(element: Locator) {
  const box = await element.boundingBox({ timeout: 10_000 });
  if (!box) throw new Error("It is not on the page");
  return box;
}

/** Turns the wheel until an element is in the middle of the window, or as near as the page allows; then nothing moves. */
export async function wheelTo(page: Page, element: Locator): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  let before = Number.NaN;
  let still = 0;
  for (let turn = 0; turn < 40; turn++) {
    const box = await boxOf(element);
    const away = box.y + Math.min(box.height, 100) / 2 - height / 2;
    // A busy machine may not have scrolled yet.
    still = away === before ? still + 1 : 0;
    before = away;
    if (Math.abs(away) < 60 || still === 3) break;
    await page.mouse.wheel(0, away);
    await atRest(page);
  }
}

/** Waits until neither the page moves nor, on a page zoomed by fingers, what is seen of it. */
export async function atRest(page: Page): Promise<void> {
  const seen: number[] = [];
  const isStill = async () => {
    seen.push(await page.evaluate(() => window.visualViewport?.pageTop ?? window.scrollY));
    return seen.length > 3 && new Set(seen.slice(-4)).size === 1;
  };
  await expect.poll(isStill, { intervals: [70] }).toBe(true);
}

export async function tapAt(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.click(x + width / 2, y + Math.min(height / 2, 20));
}
