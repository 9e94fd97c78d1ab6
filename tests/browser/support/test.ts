import { test as base, type Page } from "@playwright/test";
import { siteAddress } from "./site-under-test";

/** The tag of tests of bytes, screens and sizes of pictures, which depend on how much an owner writes: npm run test:budgets. */
export const budget = { tag: "@budget" };

/**
 * For tests of anything but motion. Otherwise Playwright waits before each click until smooth scrolling has ended, which takes a
 * third of the time of a form's test.
 */
export const withoutMotion = { contextOptions: { reducedMotion: "reduce" } } as const;

/**
 * Every test of the site imports `test` from here. If some tests have worker fixtures and others do not, Playwright
 * starts a new browser at every switch.
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
  /** A page for tests that change nothing, one after the other. Opening a new page takes longer than most of them. */
  sharedPage: async ({ tab, viewport }, use) => {
    await tab.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await tab.emulateMedia({ media: null, contrast: null, forcedColors: null });
    await use(tab);
    tab.removeAllListeners();
  },
});
