import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Lists axe's violations on the screen. The preview in its frame is the site's, which has tests of its own. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { iframes: false }));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}

/** The page's width in pixels: wider than its window if it scrolls sideways. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Expects no violation, and nothing that scrolls sideways on a phone, on a tablet and on desktops. */
export async function expectInOrder(page: Page, where: string): Promise<void> {
  for (const width of [768, 1366, 1920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => pageWidth(page), where).toBe(width);
  }
  expect(await faults(page), where).toEqual([]);
}
