import { openEntry } from "./open-entry";

/** Without the field that an address may name: going there is no other entry. */
const entryIn = (address: string) => /#\/collections\/[^/]+\/(?:new|entries\/[^?]+)/.exec(address)?.[0];

/** In milliseconds: Decap asks first whether unsaved words may be left, and goes back where they may not. */
const afterTheQuestion = 200;

/** Shows another entry whose address is typed or followed while one is open; Decap goes on showing the first. */
export function openByAddress(browser: Window): void {
  let shown = browser.location.hash;
  browser.addEventListener("hashchange", () => {
    const [before, now] = [shown, browser.location.hash];
    shown = now;
    const [left, opened] = [entryIn(before), entryIn(now)];
    const isNewlySaved = before.endsWith("/new");
    if (isNewlySaved || !left || !opened || left === opened) return;
    browser.setTimeout(() => {
      if (browser.location.hash === now) openEntry(browser, now);
    }, afterTheQuestion);
  });
}
