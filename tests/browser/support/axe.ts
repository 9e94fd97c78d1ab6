import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { sidewaysScroll } from "./positions";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Named, because axe's default leaves out wcag22aa. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The widths at which pages are checked, from the narrowest that WCAG 1.4.10 names to a laptop. */
export const usualWidths = [320, 412, 768, 1280];

/** Lists axe's violations on the page as it is, or in parts of it. */
export async function axeFaultsOf(page: Page, parts: readonly string[] = ["html"]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // axe's own Playwright package carries every node of every rule to a second page and back, which takes four times as long.
  // The only frame on any page is the editor's preview. It shows a page of the site, which has its own tests.
  return page.evaluate(
    async ({ runOnly, include }) => {
      // In the middle of a transition a colour may have too little contrast.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const options = { runOnly, resultTypes: ["violations" as const], iframes: false };
      const { violations } = await window.axe.run({ include }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { runOnly: tags, include: parts.map((part) => [part]) },
  );
}

/** Lists axe's violations on the page as it is, and then, when no animation runs any more, how far it can be scrolled sideways. */
export async function screenFaultsOf(page: Page): Promise<string[]> {
  const violations = await axeFaultsOf(page);
  const sideways = await sidewaysScroll(page);
  return [...violations, ...(sideways > 0 ? [`sideways scrolling by ${sideways} pixels`] : [])];
}

/** Lists the same faults at several widths. */
export async function screenFaultsAtWidths(
  page: Page,
  widths: readonly number[] = usualWidths,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await screenFaultsOf(page)).map((fault) => `${width} pixels: ${fault}`));
  }
  return faults;
}
