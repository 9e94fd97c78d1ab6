import { expect } from "@playwright/test";
import {
  areas,
  areasCoveredPage,
  company,
  first,
  homePage,
  layout,
  notFoundPage,
} from "../published/published-content";
import { openForm } from "./quote-form";
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

  for (const path of ["/", areaPath, servicePath]) {
    test(`a call and a quote are in reach on ${path} from top to bottom`, async ({ page }) => {
      await page.goto(path);
      for (const position of [0, 0.5, 1]) {
        await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), position);
        const bar = page.getByRole("complementary");
        await expect(bar.getByRole("link", { name: layout.navigation.call, exact: true })).toBeInViewport();
        await expect(bar.getByRole("link", { name: layout.navigation.quote, exact: true })).toBeInViewport();
        await expect(bar.getByRole("link", { name: layout.whatsApp.label })).toBeInViewport();
      }
      await expect(page.getByRole("link", { name: layout.footer.terms })).toBeInViewport();
    });
  }

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
    const button = await bar.locator("summary").boundingBox();
    if (!button) throw new Error("The call bar has no menu button");
    const before = await page.evaluate(() => window.scrollY);
    await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
    const areas = bar
      .getByRole("navigation")
      .getByRole("link", { name: layout.navigation.about, exact: true });
    await expect(areas).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const link = await areas.boundingBox();
    if (!link) throw new Error("The link has no place");
    await page.touchscreen.tap(link.x + link.width / 2, link.y + link.height / 2);
    await expect(page).toHaveURL(/#about$/);
  });
});

test.describe("On a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the top bar stays in sight and the contact section lands below it", async ({ page }) => {
    await page.goto(servicePath);
    await page.getByRole("main").locator('a[href="/#contact"]').first().click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(page.getByRole("heading", { name: homePage.contact.title })).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await page.getByRole("heading", { name: homePage.contact.title }).boundingBox())?.y)
      .toBeGreaterThan(header?.height ?? 0);
    await expect(
      page.getByRole("banner").getByRole("link", { name: layout.navigation.call, exact: true }),
    ).toHaveAttribute("href", `tel:${company.phone}`);
  });

  test("the language survives a visit to another page", async ({ page }) => {
    await openForm(page);
    await page.getByRole("banner").getByRole("link", { name: layout.navigation.areas, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(areasCoveredPage.headline);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  });

  test("WhatsApp opens with a message that names the page's area", async ({ page }) => {
    await page.goto(areaPath);
    const address = await page.getByRole("link", { name: layout.whatsApp.label }).getAttribute("href");
    expect(new URL(address ?? "").searchParams.get("text")).toContain(first(areas).name);
  });
});
