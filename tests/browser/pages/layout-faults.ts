/** Layout faults that a reader would see. These functions run in the page. */

/** Lists with several entries in a row, and the space that the entries leave empty. */
export function holesInGrids(): string[] {
  /** The part of the list's rectangle, in pixels of its width, that no entry covers in a row. */
  const emptyWidth = (list: Element) => {
    const whole = list.getBoundingClientRect();
    const boxes = [...list.children]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width }) => width);
    const rows = new Map<number, DOMRect[]>();
    for (const box of boxes) rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
    const gaps = [...rows.values()].map((row) => {
      const middle = Math.min(...row.map(({ top, height }) => top + height / 2));
      const beside = boxes.filter(({ top, bottom }) => top <= middle && bottom >= middle);
      return whole.width - beside.reduce((sum, { width }) => sum + width, 0);
    });
    const least = Math.min(...boxes.map(({ width }) => width));
    return Math.max(...gaps) >= least * 0.6 ? Math.max(...gaps) : 0;
  };
  const grids = [...document.querySelectorAll("main ul, main ol, main dl")].filter((list) => {
    const { display } = getComputedStyle(list);
    const { width } = list.getBoundingClientRect();
    const tiles = [...list.children].every((child) => child.getBoundingClientRect().height >= 60);
    return ["grid", "flex"].includes(display) && width > 200 && tiles && list.children.length > 1;
  });
  return grids.flatMap((grid) => {
    const name = grid.closest("section, article, nav")?.querySelector("h1, h2, h3")?.textContent ?? "?";
    const empty = emptyWidth(grid);
    return empty > 0 ? [`'${name}' with ${grid.children.length}: ${Math.round(empty)} px empty`] : [];
  });
}

/** Words of headings that break in the middle because they do not fit. */
export function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3, h4)")) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.nodeValue ?? "";
      for (const { 0: word, index } of words.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(words);
      }
    }
  }
  return broken;
}

/** Links and buttons of the top bar that overlap, or whose texts overlap. */
export function overlapsInTopBar(): string[] {
  const parts = [...document.querySelectorAll("body header :is(a, summary)")].filter((element) =>
    element.checkVisibility(),
  );
  const boxes = parts.map((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const [box, text] = [element.getBoundingClientRect(), words.getBoundingClientRect()];
    const { top, bottom } = box;
    const left = Math.min(box.left, text.left);
    return { name: element.textContent, left, right: Math.max(box.right, text.right), top, bottom };
  });
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => {
      const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return apart ? [] : [`'${a.name}' and '${b.name}'`];
    }),
  );
}

/** The distance in pixels that a page can be scrolled sideways. */
export const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
