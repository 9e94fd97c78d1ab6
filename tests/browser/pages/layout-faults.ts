// These functions run in the page, so none of them uses anything outside itself.

/** Headings in which a word breaks because it does not fit. */
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

/** Words that lie under a picture or a drawing. */
export function wordsUnderPictures(): string[] {
  const isShown = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxes = [...document.querySelectorAll("main :is(figure img, svg)")]
    .filter((picture) => isShown(picture) && picture.getBoundingClientRect().width > 60)
    .map((picture) => ({ picture, box: picture.getBoundingClientRect() }));
  const covered: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim();
    const parent = text.parentElement;
    if (!words || !parent || !isShown(parent) || parent.closest("svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    // Text for screen readers alone is one pixel large.
    if (right - left < 2 || parent.getBoundingClientRect().width < 2) continue;
    for (const { picture, box } of boxes) {
      // The numbers of a labelled picture lie on it on purpose.
      if (/^\d+$/.test(words) && picture.closest("figure")?.contains(parent)) continue;
      const width = Math.min(right, box.right) - Math.max(left, box.left);
      const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (width > 2 && height > 2) covered.push(words.slice(0, 60));
    }
  }
  return covered;
}
