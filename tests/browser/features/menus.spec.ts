import { expect, type Page } from "@playwright/test";
import { axeFaultsOf } from "../support/axe";
import { areaPath } from "../support/site-under-test";
import { test } from "../support/test";

const menu = (page: Page) => page.getByRole("banner").locator("details:visible");

/** Opens the menu of an area's page. */
async function openMenu(page: Page): Promise<void> {
  await page.goto(areaPath);
  await menu(page).locator("summary").click();
  await expect(menu(page)).toHaveAttribute("open");
}

test("Escape closes a menu and gives the focus back to its button", async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu(page)).not.toHaveAttribute("open");
  await expect(menu(page).locator("summary")).toBeFocused();
});

test("A press anywhere else closes a menu", async ({ page }) => {
  await openMenu(page);
  await page.getByRole("contentinfo").dispatchEvent("pointerdown");
  await expect(menu(page)).not.toHaveAttribute("open");
});

test("Tabbing out of a menu closes it", async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu(page)).not.toHaveAttribute("open");
});

test("Back on a phone closes a menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Only Android closes a CloseWatcher at Back, so the test brings one of its own.
  await page.addInitScript(() => {
    class CloseWatcher {
      onclose() {}
      destroy() {}
      constructor() {
        Object.assign(window, { goBack: () => this.onclose() });
      }
    }
    Object.assign(window, { CloseWatcher });
  });
  await openMenu(page);
  // The toggle event that creates the watcher comes a task after the menu has opened.
  await page.waitForFunction(() => "goBack" in window);
  await page.evaluate(() => Reflect.get(window, "goBack")());
  await expect(menu(page)).not.toHaveAttribute("open");
});

for (const width of [320, 1280])
  test(`Axe finds nothing in an open menu in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openMenu(page);
    expect(await axeFaultsOf(page, ["header"])).toEqual([]);
  });
