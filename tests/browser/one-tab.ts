import { test as base, type Page } from "@playwright/test";
import { siteAddress } from "./site-under-test";

/**
 * For tests that only look at pages: they share one tab, as a visitor would go from page to page. To open one for each
 * takes longer than most of them.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ baseURL: siteAddress, locale: "en-GB" });
      await use(tab);
      await tab.close();
    },
    { scope: "worker" },
  ],
  page: async ({ tab, viewport, contextOptions }, use) => {
    await tab.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await tab.emulateMedia({
      media: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: contextOptions.reducedMotion ?? null,
    });
    await use(tab);
    tab.removeAllListeners();
  },
});
