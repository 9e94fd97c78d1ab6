import type { Page } from "@playwright/test";

/** The scripts of the islands, which the first touch of an island fetches. */
export const islandScripts = /\/scripts\/(?!page-).+\.js(\?.*)?$/;

/** Holds requests to these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release: () => void = () => {};
  const mayGo = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await mayGo;
    await route.continue();
  });
  return release;
}
