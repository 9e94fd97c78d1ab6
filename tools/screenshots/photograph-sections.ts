import { join } from "node:path";
import type { Page } from "@playwright/test";

/**
 * A picture of each section on its own, and of the footer, numbered from the top of the page. On one of the whole page,
 * 20 screens high, nobody sees that a line breaks badly.
 */
export async function photographSections(page: Page, folder: string, name: string): Promise<void> {
  await page.evaluate(takeFloatingPartsAway);
  const parts = page.locator("main > *, main ~ footer").filter({ visible: true });
  for (const [index, part] of (await parts.all()).entries()) {
    const number = String(index + 1).padStart(2, "0");
    await part.screenshot({ path: join(folder, `${name}-${number}.png`) });
  }
}

/** What stays in view while the page scrolls (the header, the call bar) would cover the sections. */
function takeFloatingPartsAway(): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *"))
    if (["fixed", "sticky"].includes(getComputedStyle(element).position)) element.style.display = "none";
}
