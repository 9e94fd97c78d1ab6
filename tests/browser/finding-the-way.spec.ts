import { expect, type Locator } from "@playwright/test";
import { areas, first, homePage, layout, notFoundPage } from "../published/published-content";
import { boxOf } from "./hand";
import { areaPath, servicePath } from "./site-under-test";
import { test } from "./test";

test.describe("An unknown address", () => {
  test("shows the 404 page, answers 404 and logs the path", async ({ page }) => {
    const logged = page.waitForEvent("console", (message) => message.text().includes("/no-such-page"));
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundPage.heading);
    await expect(page.getByText(notFoundPage.text)).toBeVisible();
    await logged;
    await page.getByRole("link", { name: notFoundPage.homeLink }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(homePage.hero.headline);
  });
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("a call and a quote are in reach from top to bottom", async ({ page }) => {
    const bar = page.getByRole("complementary");
    const { call, quote } = layout.navigation;
    for (const path of ["/", areaPath, servicePath]) {
      await page.goto(path);
      for (const position of [0, 0.5, 1]) {
        await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), position);
        for (const name of [call, quote, layout.whatsApp.label])
          await expect(bar.getByRole("link", { name, exact: true })).toBeInViewport();
      }
      await expect(page.getByRole("link", { name: layout.footer.terms })).toBeInViewport();
    }
  });

  test("the menu leads to a section of the home page and closes", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").locator("summary").click();
    await expect(page.getByRole("banner").locator("details[data-live]")).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("link", { name: layout.navigation.portfolio, exact: true })
      .click();
    await expect(page.getByRole("heading", { name: homePage.portfolio.title })).toBeInViewport();
    await expect(
      page.getByRole("banner").getByRole("link", { name: layout.navigation.portfolio, exact: true }),
    ).toBeHidden();
  });
});

test.describe("In the middle of a phone's long page", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test("the menu is under the thumb, opens without moving the page, and leads on", async ({ page }) => {
    await page.goto("/areas-covered");
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    const bar = page.getByRole("complementary");
    const before = await page.evaluate(() => window.scrollY);
    const tap = async (target: Locator) => {
      const { x, y, width, height } = await boxOf(target);
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await tap(bar.locator("summary"));
    const link = bar
      .getByRole("navigation")
      .getByRole("link", { name: layout.navigation.about, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await tap(link);
    await expect(page).toHaveURL(/#about$/);
  });
});

test.describe("On a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("WhatsApp opens with a message that names the page's area", async ({ page }) => {
    await page.goto(areaPath);
    const address = await page.getByRole("link", { name: layout.whatsApp.label }).getAttribute("href");
    expect(new URL(address ?? "").searchParams.get("text")).toContain(first(areas).name);
  });
});
