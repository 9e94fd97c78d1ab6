import { openEntry } from "./open-entry";

const entryAddress = /#\/collections\/[^/]+\/(new|entries\/.+)$/;

/** In milliseconds: Decap asks first whether unsaved words may be left, and goes back where they may not. */
const afterTheQuestion = 200;

/** Shows another entry whose address is typed or followed while one is open; Decap goes on showing the first. */
export function openByAddress(browser: Window): void {
  let shown = browser.location.hash;
  browser.addEventListener("hashchange", () => {
    const [before, now] = [shown, browser.location.hash];
    shown = now;
    const isNewlySaved = before.endsWith("/new");
    if (isNewlySaved || !entryAddress.test(before) || !entryAddress.test(now)) return;
    browser.setTimeout(() => {
      if (browser.location.hash === now && now !== before) openEntry(browser, now);
    }, afterTheQuestion);
  });
}
