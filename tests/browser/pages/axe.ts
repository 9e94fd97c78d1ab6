import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { overflow } from "./layout-faults";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Named, because axe leaves out wcag22aa unless it is asked for. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The widths that one page of each kind is looked at in, from the narrowest that WCAG 1.4.10 names to a laptop. */
export const widths = [320, 412, 768, 1280];

/** Lists axe's violations on the page as it is, or in parts of it. */
export async function axeFaultsOf(page: Page, parts: readonly string[] = ["html"]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // Runs in the page and returns violations only. axe's own Playwright package carries every node of every rule to a
  // second page and back, which takes four times as long. The one frame is the editor's: it shows a page of the site.
  return page.evaluate(
    async ({ runOnly, include }) => {
      // A colour on its way to another may have too little contrast.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const options = { runOnly, resultTypes: ["violations" as const], iframes: false };
      const { violations } = await window.axe.run({ include }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { runOnly: tags, include: parts.map((part) => [part]) },
  );
}

/** Lists axe's violations on the page as it is, and then, when nothing moves any more, how far it can be scrolled sideways. */
export async function faultsOf(page: Page): Promise<string[]> {
  const violations = await axeFaultsOf(page);
  const sideways = await page.evaluate(overflow);
  return [...violations, ...(sideways > 0 ? [`sideways scrolling by ${sideways} pixels`] : [])];
}

/** Does the same at several widths. */
export async function faultsAtWidths(page: Page, some: readonly number[] = widths): Promise<string[]> {
  const faults: string[] = [];
  for (const width of some) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await faultsOf(page)).map((fault) => `${width} pixels: ${fault}`));
  }
  return faults;
}
