import type { Page } from "@playwright/test";

/** Takes one of the pictures of docs/editing.md anew, where GUIDE_PICTURES=true asks for it. */
export async function guidePicture(page: Page, name: string): Promise<void> {
  if (process.env.GUIDE_PICTURES !== "true") return;
  await page.screenshot({ path: `docs/images/editing-${name}.jpg`, type: "jpeg", quality: 70 });
}
