import { expect, type Page } from "@playwright/test";
import { pageOfEachType } from "./site-under-test";
import { test } from "./test";

/** A phone, a tablet and three desks. */
const windows = [360, 768, 1280, 1440, 1920];

/** Lists with several entries in a row, and what the entries leave empty in each. */
async function holes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inRows = (list: Element) => {
      const rows = new Map<number, DOMRect[]>();
      for (const child of list.children) {
        const box = child.getBoundingClientRect();
        if (box.width === 0) continue;
        const top = Math.round(box.top);
        rows.set(top, [...(rows.get(top) ?? []), box]);
      }
      return [...rows.values()];
    };
    /** The part of the list's rectangle, in pixels of its width, that no entry covers in a row. */
    const emptyWidth = (list: Element) => {
      const whole = list.getBoundingClientRect();
      const boxes = inRows(list).flat();
      const least = Math.min(...boxes.map(({ width }) => width));
      const gaps = inRows(list).map((row) => {
        const middle = Math.min(...row.map(({ top, height }) => top + height / 2));
        const beside = boxes.filter(({ top, bottom }) => top <= middle && bottom >= middle);
        return whole.width - beside.reduce((sum, { width }) => sum + width, 0);
      });
      return Math.max(...gaps) >= least * 0.6 ? Math.max(...gaps) : 0;
    };
    const grids = [...document.querySelectorAll("main ul, main ol, main dl")].filter((list) => {
      const { display } = getComputedStyle(list);
      const { width } = list.getBoundingClientRect();
      const tiles = [...list.children].every((child) => child.getBoundingClientRect().height >= 60);
      return ["grid", "flex"].includes(display) && width > 200 && tiles && list.children.length > 1;
    });
    const found: string[] = [];
    for (const grid of grids) {
      const name = grid.closest("section, article, nav")?.querySelector("h1, h2, h3")?.textContent ?? "?";
      const empty = emptyWidth(grid);
      if (empty > 0) found.push(`'${name}' with ${grid.children.length}: ${Math.round(empty)} px empty`);
    }
    return found;
  });
}

for (const [name, path] of Object.entries(pageOfEachType))
  test(`the ${name} page's grids have no hole at any width`, async ({ sharedPage: page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of windows) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await holes(page), `${width} px`).toEqual([]);
    }
  });
