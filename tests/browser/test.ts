import { test as base, type Page } from "@playwright/test";
import { siteAddress } from "./site-under-test";

/** Told of the published content only: npm run test:specification. */
export const published = { tag: "@published" };

/**
 * Every test takes it from here: where some of them have fixtures of a worker's own and others have not, Playwright
 * starts a new browser at every change.
 */
export const test = base.extend<{ sharedPage: Page }, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ baseURL: siteAddress, locale: "en-GB" });
      await use(tab);
      await tab.close();
    },
    { scope: "worker" },
  ],
  /**
   * One page for tests that only look, one after the other, as a visitor goes from page to page in one tab: to open one
   * for each takes longer than most of them.
   */
  sharedPage: async ({ tab, viewport }, use) => {
    await tab.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await tab.emulateMedia({ media: null, contrast: null, forcedColors: null });
    await use(tab);
    tab.removeAllListeners();
  },
});
