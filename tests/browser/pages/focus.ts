import type { Page } from "@playwright/test";
import { contrast } from "../../../src/content/values/palette";

interface Position {
  left: number;
  right: number;
  top: number;
  bottom: number;
  window: { width: number; height: number };
}

interface Ring {
  style: string;
  width: number;
  colour: string;
  offset: number;
  /** The computed style. A shadow without blur is a second ring around the first. */
  shadow: string;
}

/** Presses Tab until every focusable element had focus. Lists faults on the way and elements that were skipped. */
export async function tabWalkFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(forgetVisited);
  for (;;) {
    await page.keyboard.press("Tab");
    const element = (await page.evaluateHandle(newlyFocused)).asElement();
    if (!element) break;
    const name = await element.evaluate(nameOf);
    const space = await page.evaluate(heightBetweenBars);
    const covers = await element.evaluate(findCovers, space);
    const cutters = await element.evaluate(findCutters);
    const found = [
      ...positionFaults(await element.evaluate(measurePosition), space),
      ...covers.map((cover) => `lies under ${cover}`),
      ...ringFaults(await element.evaluate(measureRing), await element.evaluate(findGround)),
      ...cutters.map((cutter) => `has a ring that is cut off by ${cutter}`),
    ];
    faults.push(...found.map((fault) => `${name} ${fault}`));
  }
  return [...faults, ...(await page.evaluate(findUnvisited)).map((name) => `${name} is never reached`)];
}

/** WCAG 2.4.11, rounding of browsers aside. An element taller than the space between the bars cannot fit. */
function positionFaults({ left, right, top, bottom, window }: Position, space: number): string[] {
  const fits = bottom - top <= space;
  const faults: string[] = [];
  if (left < -0.5 || right > window.width + 0.5) faults.push("sticks out sideways");
  if (fits && top < -0.5) faults.push("begins above the window");
  if (top >= window.height || (fits && bottom > window.height + 0.5)) faults.push("ends below the window");
  return faults;
}

/** WCAG 2.4.13: a ring of two pixels, with a contrast of 3 to what surrounds it. */
function ringFaults({ style, width, colour, offset, shadow }: Ring, ground: string): string[] {
  if (style === "none" || width < 2) return [`has a ring of ${style === "none" ? 0 : width} pixels`];
  const [, haloColour, haloWidth] = /^(rgb\([^)]+\)) 0px 0px 0px ([\d.]+)px$/.exec(shadow) ?? [];
  const around = haloColour && Number(haloWidth) > offset + width ? haloColour : ground;
  if (around === "") return ["has a ring that may be lost on a picture"];
  return contrast(colour, around) < 3 ? [`has a ring of ${colour} on ${around}`] : [];
}

// The functions below run in the page, so each of them stands alone.

function forgetVisited(): void {
  for (const visited of document.querySelectorAll("[data-visited]")) visited.removeAttribute("data-visited");
}

/**
 * The element that has focus. Undefined if the walk has ended or is back at its start. Waits until moving elements have
 * stopped, because nobody presses Tab thirty times in the 0.3 s in which the call bar returns.
 */
async function newlyFocused(): Promise<HTMLElement | undefined> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || "visited" in element.dataset) return;
  element.dataset.visited = "";
  return element;
}

function nameOf(element: Element): string {
  const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `<${element.tagName.toLowerCase()}> ${element.id || words.trim().slice(0, 40)}`;
}

/** The window's height without the wide bars that stay in place. */
function heightBetweenBars(): number {
  const bars = [...document.querySelectorAll<HTMLElement>("header, aside")].filter(
    (bar) => /fixed|sticky/.test(getComputedStyle(bar).position) && bar.clientWidth > window.innerWidth / 2,
  );
  return bars.reduce((left, bar) => left - bar.offsetHeight, window.innerHeight);
}

function measurePosition(element: Element): Position {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom, window: { width: window.innerWidth, height: window.innerHeight } };
}

/** The elements that lie over one of nine points of each of its lines. Of a tall one only the top has to be seen. */
function findCovers(element: Element, space: number): string[] {
  const covers = new Set<string>();
  for (const box of element.getClientRects()) {
    const columns = [box.left + 3, (box.left + box.right) / 2, box.right - 3];
    const lower = box.height <= space ? [(box.top + box.bottom) / 2, box.bottom - 3] : [];
    for (const y of [box.top + 3, ...lower])
      for (const x of columns) {
        const hit = document.elementFromPoint(x, y);
        if (hit && !element.contains(hit) && !hit.contains(element)) covers.add(hit.outerHTML.slice(0, 80));
      }
  }
  return [...covers];
}

function measureRing(element: Element): Ring {
  const styles = getComputedStyle(element);
  return {
    style: styles.outlineStyle,
    width: Number.parseFloat(styles.outlineWidth),
    colour: styles.outlineColor,
    offset: Number.parseFloat(styles.outlineOffset),
    shadow: styles.boxShadow,
  };
}

/** The colour behind the element and its ring; empty for a picture. */
function findGround(element: Element): string {
  for (let behind = element.parentElement; behind; behind = behind.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(behind);
    if (backgroundImage !== "none") return "";
    if (backgroundColor.startsWith("rgb(")) return backgroundColor;
  }
  return "";
}

/** The ancestors that clip the element's ring. */
function findCutters(element: Element): string[] {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const reach = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const cutters: string[] = [];
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor === document.body) break;
    const { overflowX, overflowY, clipPath } = getComputedStyle(ancestor);
    if (overflowX === "visible" && overflowY === "visible" && clipPath === "none") continue;
    const box = ancestor.getBoundingClientRect();
    const isSideCut = left - reach < box.left - 0.5 || right + reach > box.right + 0.5;
    const isEndCut = top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5;
    if (isSideCut || isEndCut) cutters.push(ancestor.outerHTML.slice(0, 80));
  }
  return cutters;
}

function findUnvisited(): string[] {
  const takers = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex]",
  );
  const unvisited = [...takers].filter(
    (taker) =>
      taker.tabIndex >= 0 &&
      // Tab reaches only the chosen radio button of a group; arrow keys reach the others.
      !taker.matches(":disabled, [type=radio]:not(:checked)") &&
      taker.checkVisibility({ visibilityProperty: true }) &&
      !("visited" in taker.dataset),
  );
  return unvisited.map((taker) => `<${taker.tagName.toLowerCase()}> ${taker.id || taker.textContent}`);
}
