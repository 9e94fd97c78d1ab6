import { onceAFrame } from "./once-a-frame";

/** Calls `update` whenever Decap has drawn something anew, once a frame; `update` may change the page only where needed. */
export function watchScreen(page: Document, update: () => void): void {
  const soon = onceAFrame(update);
  new MutationObserver(soon).observe(page.body, { childList: true, subtree: true });
  soon();
}
