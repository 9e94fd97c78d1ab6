import type { Page } from "@playwright/test";
import { contrast } from "../../../src/content/values/palette";

/** Measurements of the element that has focus. */
interface FocusedElement {
  name: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  window: { width: number; height: number };
  /** The window's height without the bars that stay in place. */
  space: number;
  /** The element that covers it. */
  covers: readonly string[];
  ring: Ring;
}

interface Ring {
  style: string;
  width: number;
  colour: string;
  offset: number;
  /** The computed style. A shadow without blur is a second ring around the first. */
  shadow: string;
  /** The colour behind the element and its ring; empty for a picture. */
  ground: string;
  /** The element that clips it. */
  cutBy: readonly string[];
}

/** WCAG 2.4.11 and 2.4.13; rounding of browsers aside. */
function focusFaults({ name, ring, covers, ...box }: FocusedElement): string[] {
  const fits = box.bottom - box.top <= box.space;
  const faults = [
    ...(box.left < -0.5 || box.right > box.window.width + 0.5 ? ["sticks out sideways"] : []),
    ...(fits && box.top < -0.5 ? ["begins above the window"] : []),
    ...(box.top >= box.window.height || (fits && box.bottom > box.window.height + 0.5)
      ? ["ends below the window"]
      : []),
    ...covers.map((cover) => `lies under ${cover}`),
    ...ringFaults(ring),
  ];
  return faults.map((fault) => `${name} ${fault}`);
}

function ringFaults({ style, width, colour, offset, shadow, ground, cutBy }: Ring): string[] {
  if (style === "none" || width < 2) return [`has a ring of ${style === "none" ? 0 : width} pixels`];
  const [, haloColour, haloWidth] = /^(rgb\([^)]+\)) 0px 0px 0px ([\d.]+)px$/.exec(shadow) ?? [];
  const around = haloColour && Number(haloWidth) > offset + width ? haloColour : ground;
  return [
    ...(around === "" ? ["has a ring that may be lost on a picture"] : []),
    ...(around !== "" && contrast(colour, around) < 3 ? [`has a ring of ${colour} on ${around}`] : []),
    ...cutBy.map((cutter) => `has a ring that is cut off by ${cutter}`),
  ];
}

/** Presses Tab until every focusable element had focus. Lists faults on the way and elements that were skipped. */
export async function tabWalkFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    for (const visited of document.querySelectorAll("[data-visited]"))
      visited.removeAttribute("data-visited");
  });
  for (;;) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(measureFocus);
    if (!focused) break;
    faults.push(...focusFaults(focused));
  }
  return [...faults, ...(await page.evaluate(findUnvisited)).map((name) => `${name} is never reached`)];
}

/**
 * Runs in the page. Stops when the walk ends or returns to its start. Waits until moving elements have
 * stopped, because nobody presses Tab thirty times in the 0.3 s in which the call bar returns.
 */
async function measureFocus(): Promise<FocusedElement | undefined> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || "visited" in element.dataset) return;
  element.dataset.visited = "";
  const nameOf = (described: Element) =>
    `<${described.tagName.toLowerCase()}> ${described.id || (described.getAttribute("aria-label") ?? described.textContent ?? "").trim().slice(0, 40)}`;
  const ancestors: Element[] = [];
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
    ancestors.push(ancestor);
  const { innerWidth, innerHeight } = window;
  const inPlace = [...document.querySelectorAll<HTMLElement>("header, aside")].filter(
    (bar) => /fixed|sticky/.test(getComputedStyle(bar).position) && bar.clientWidth > innerWidth / 2,
  );
  const space = inPlace.reduce((left, bar) => left - bar.offsetHeight, innerHeight);
  const { left, right, top, bottom } = element.getBoundingClientRect();

  const points = [...element.getClientRects()].flatMap((box) =>
    [box.left + 3, (box.left + box.right) / 2, box.right - 3].flatMap((x) =>
      [box.top + 3, ...(box.height <= space ? [(box.top + box.bottom) / 2, box.bottom - 3] : [])].map(
        (y) => [x, y] as const,
      ),
    ),
  );
  const over = points
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((hit) => hit && !element.contains(hit) && !hit.querySelector("[data-visited]:focus"));

  const styles = getComputedStyle(element);
  const width = Number.parseFloat(styles.outlineWidth);
  const offset = Number.parseFloat(styles.outlineOffset);
  const reach = Math.max(0, offset + width);
  const cutters = ancestors.filter((ancestor) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(ancestor);
    if (ancestor === document.body || ancestor === document.documentElement) return false;
    if (overflowX === "visible" && overflowY === "visible" && clipPath === "none") return false;
    const box = ancestor.getBoundingClientRect();
    return (
      left - reach < box.left - 0.5 ||
      right + reach > box.right + 0.5 ||
      top - reach < box.top - 0.5 ||
      bottom + reach > box.bottom + 0.5
    );
  });
  const painted = ancestors.find((ancestor) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(ancestor);
    return backgroundImage !== "none" || backgroundColor.startsWith("rgb(");
  });
  const ground = painted ? getComputedStyle(painted) : undefined;
  return {
    name: nameOf(element),
    left,
    right,
    top,
    bottom,
    window: { width: innerWidth, height: innerHeight },
    space,
    covers: [...new Set(over.flatMap((hit) => (hit ? [nameOf(hit)] : [])))],
    ring: {
      style: styles.outlineStyle,
      width,
      colour: styles.outlineColor,
      offset,
      shadow: styles.boxShadow,
      ground: ground?.backgroundImage === "none" ? ground.backgroundColor : "",
      cutBy: cutters.map(nameOf),
    },
  };
}

function findUnvisited(): string[] {
  const takers = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex]",
  );
  return [...takers]
    .filter(
      (taker) =>
        taker.tabIndex >= 0 &&
        // Tab reaches only the chosen radio button of a group; arrow keys reach the others.
        !taker.matches(":disabled, [type=radio]:not(:checked)") &&
        taker.checkVisibility({ visibilityProperty: true }),
    )
    .filter((taker) => !("visited" in taker.dataset))
    .map((taker) => `<${taker.tagName.toLowerCase()}> ${taker.id || taker.textContent}`);
}
