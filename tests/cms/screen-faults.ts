import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe finds on the screen; the preview in its frame is the site's, which has tests of its own. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => window.axe.run(document, { iframes: false }));
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
