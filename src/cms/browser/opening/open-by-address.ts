import type { Decap } from "../decap";
import { openEntry } from "./open-entry";

/** Without the field that an address may name: going there is no other entry. */
const entryIn = (address: string) => /#\/collections\/[^/]+\/(?:new|entries\/[^?]+)/.exec(address)?.[0];

/** In milliseconds: Decap asks first whether unsaved words may be left, and goes back where they may not. */
const afterTheQuestion = 200;

/**
 * Shows another entry whose address is typed or followed while one is open, a new one included; Decap goes on showing
 * the first. It leads from a new entry to its own address itself once that is saved.
 */
export function openByAddress(browser: Window, cms: Pick<Decap, "registerEventListener">): void {
  let shown = browser.location.hash;
  let wasSaved = false;
  cms.registerEventListener({
    name: "postSave",
    handler: async () => {
      wasSaved = true;
    },
  });
  browser.addEventListener("hashchange", () => {
    const [before, now] = [shown, browser.location.hash];
    shown = now;
    const [left, opened] = [entryIn(before), entryIn(now)];
    const isNewlySaved = wasSaved && before.endsWith("/new");
    wasSaved = false;
    if (isNewlySaved || !left || !opened || left === opened) return;
    browser.setTimeout(() => {
      if (browser.location.hash === now) openEntry(browser, now);
    }, afterTheQuestion);
  });
}
