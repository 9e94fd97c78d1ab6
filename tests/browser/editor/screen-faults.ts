import { expect, type Page } from "@playwright/test";
import { axeFaultsOf } from "../pages/axe";

/** The page's width in pixels: wider than its window if it scrolls sideways. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Expects no violation, and nothing that scrolls sideways on a phone, on a tablet and on desktops. */
export async function expectInOrder(page: Page, where: string): Promise<void> {
  for (const width of [768, 1366, 1920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => pageWidth(page), where).toBe(width);
  }
  expect(await axeFaultsOf(page), where).toEqual([]);
}
