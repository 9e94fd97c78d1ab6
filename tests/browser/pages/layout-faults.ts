/** Layout faults that a reader would see. These functions run in the page. */

/** Lists of cards in which a row leaves at least three fifths of a card's width empty. */
export function holesInGrids(): string[] {
  const holes: string[] = [];
  for (const list of document.querySelectorAll("main ul, main ol, main dl")) {
    const whole = list.getBoundingClientRect();
    const boxes = [...list.children].map((child) => child.getBoundingClientRect());
    const isGrid = ["grid", "flex"].includes(getComputedStyle(list).display) && whole.width > 200;
    if (!isGrid || boxes.length < 2 || boxes.some(({ height }) => height < 60)) continue;
    const cards = boxes.filter(({ width }) => width);
    const gaps = cards.map((card) => {
      const row = cards.filter(({ top }) => Math.round(top) === Math.round(card.top));
      const middle = Math.min(...row.map(({ top, height }) => top + height / 2));
      const beside = cards.filter(({ top, bottom }) => top <= middle && bottom >= middle);
      return whole.width - beside.reduce((sum, { width }) => sum + width, 0);
    });
    const widest = Math.max(...gaps);
    const title = list.closest("section, article, nav")?.querySelector("h1, h2, h3")?.textContent ?? "?";
    if (widest >= Math.min(...cards.map(({ width }) => width)) * 0.6)
      holes.push(`'${title}' with ${cards.length}: ${Math.round(widest)} px empty`);
  }
  return holes;
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
