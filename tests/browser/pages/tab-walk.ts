import type { Page } from "@playwright/test";
import { sightFaults } from "../support/sight-faults";

/** Presses Tab through the whole page. Lists elements whose focus cannot be seen, and elements that Tab does not reach. */
export async function tabWalkFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(forgetVisited);
  for (;;) {
    await page.keyboard.press("Tab");
    const element = (await page.evaluateHandle(newlyFocused)).asElement();
    if (!element) break;
    const found = [...(await element.evaluate(sightFaults)), ...(await element.evaluate(ringFaults))];
    if (found.length === 0) continue;
    const name = await element.evaluate(nameOf);
    faults.push(...found.map((fault) => `${name} ${fault}`));
  }
  return [...faults, ...(await page.evaluate(findUnvisited)).map((name) => `${name} is never reached`)];
}

// The functions below run in the page, so each of them stands alone.

function forgetVisited(): void {
  for (const visited of document.querySelectorAll("[data-visited]")) visited.removeAttribute("data-visited");
}

/**
 * The element that has focus, unless it had focus before: then the walk is over. Waits for animations to end, because nobody
 * presses Tab thirty times in the 0.3 s in which the call bar returns.
 */
async function newlyFocused(): Promise<HTMLElement | undefined> {
  const stopped = document.getAnimations().map(({ finished }) => finished);
  // On a busy machine this wait once did not end; the cause is not known. The longest animation ends after 1.6 s.
  await Promise.race([Promise.allSettled(stopped), new Promise((resolve) => setTimeout(resolve, 2000))]);
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || "visited" in element.dataset) return;
  element.dataset.visited = "";
  return element;
}

function nameOf(element: Element): string {
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `<${element.tagName.toLowerCase()}> ${element.id || words.trim().slice(0, 40)}`;
}

/** WCAG 2.4.13: checks that the focus ring is two pixels wide and that no ancestor clips it. tests/unit/content/values/palette.test.ts checks its colours. */
function ringFaults(element: Element): string[] {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  const width = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  const reach = Math.max(0, width + Number.parseFloat(outlineOffset));
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const faults = width < 2 ? [`has a ring of ${width} pixels`] : [];
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(above);
    if (overflowX === "visible" && overflowY === "visible" && clipPath === "none") continue;
    const box = above.getBoundingClientRect();
    const isSideCut = left - reach < box.left - 0.5 || right + reach > box.right + 0.5;
    const isEndCut = top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5;
    if (isSideCut || isEndCut) faults.push(`has a ring that is cut off by ${above.outerHTML.slice(0, 80)}`);
  }
  return faults;
}

function findUnvisited(): string[] {
  const focusable = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex]",
  );
  const unvisited = [...focusable].filter(
    (taker) =>
      taker.tabIndex >= 0 &&
      // Tab reaches only the chosen radio button of a group; arrow keys reach the others.
      !taker.matches(":disabled, [type=radio]:not(:checked)") &&
      taker.checkVisibility({ visibilityProperty: true }) &&
      !("visited" in taker.dataset),
  );
  return unvisited.map((taker) => `<${taker.tagName.toLowerCase()}> ${taker.id || taker.textContent}`);
}
