import type { Page } from "@playwright/test";

/** A page of the site's own address, into which a page's HTML can be written. */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.route("/empty", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("/empty");
}

/**
 * Runs in an empty page and writes a page's HTML into it, tag by tag, so that the browser's parser and layout are in the
 * same state as on a slow line. Names everything of the first screen that was drawn elsewhere before all of it was there.
 */
export async function movedWhileArriving(html: string): Promise<string[]> {
  type Part = Element | Text;
  /** The beginning of a box or a text. Growing to the right or downwards moves nothing. */
  const placeOf = (part: Part) => {
    if (part instanceof Element) return part.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(part);
    return words.getClientRects()[0];
  };
  const isInWindow = (box: DOMRect | undefined): box is DOMRect =>
    Boolean(box?.width && box.height && box.bottom > 0 && box.top < window.innerHeight);
  const isDrawn = (part: Part) => {
    const element = part instanceof Element ? part : part.parentElement;
    // Count a drawing as one element.
    return element?.checkVisibility() && !element.parentElement?.closest("svg");
  };
  /** Words of a paragraph that has begun: its lines are laid out anew as it grows, in one text or in several. */
  const isLaterInParagraph = (part: Part) => {
    let block = part instanceof Element ? part : part.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    if (!block || block === part) return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent?.trim());
    return !part.contains(texts.currentNode);
  };
  const nameOf = (part: Part | undefined) => {
    const words = `'${part?.textContent?.trim().slice(0, 40)}'`;
    return part instanceof Element ? `<${part.localName}> ${words}` : words;
  };

  const [head = "", body = ""] = html.split(/(?=<body)/);
  document.open();
  document.write(head);
  // Skip text in another font. It moves when the font arrives, which another test covers.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));

  const drawn: { part: Part; box: DOMRect; last: Part }[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const parts: Part[] = [];
  const latest = new Map<Part, DOMRect>();
  for (const piece of body.match(/<[^>]*>|[^<]+/g) ?? []) {
    document.write(piece);
    while (walker.nextNode()) {
      const part = walker.currentNode as Part;
      if (document.body?.contains(part) && (part instanceof Element || part.data.trim())) parts.push(part);
    }
    const last = parts.at(-1);
    // Stop far below: nothing there affects the first screen.
    if (!last || (placeOf(last)?.top ?? 0) >= window.innerHeight) continue;
    for (const part of parts) {
      const [box, before] = [placeOf(part), latest.get(part)];
      if (!isInWindow(box) || (before?.left === box.left && before.top === box.top) || !isDrawn(part))
        continue;
      latest.set(part, box);
      drawn.push({ part, box, last });
    }
  }
  document.close();

  const moved = new Map<Part | null, string>();
  for (const { part, box, last } of drawn) {
    const now = placeOf(part);
    const [across, down] = [Math.round((now?.left ?? 0) - box.left), Math.round((now?.top ?? 0) - box.top)];
    if ((across || down) && !isLaterInParagraph(part))
      moved.set(part, `${nameOf(part)} moves by ${across}, ${down} px after ${nameOf(last)}`);
  }
  // An element that moves with its parent is reported once, as the parent.
  return [...moved].flatMap(([part, fault]) => (moved.has(part?.parentElement ?? null) ? [] : fault));
}
