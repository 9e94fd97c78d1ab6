import type { Page } from "@playwright/test";

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

/** Lighthouse's slow 4G from now on: 150 ms to the host and back, 1.6 Mbit/s. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.clearBrowserCache");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
}
