import type { Page } from "@playwright/test";

/** A line on which these files come only once the test says so, with the function that is returned. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await mayCome;
    await route.continue();
  });
  return () => release();
}
