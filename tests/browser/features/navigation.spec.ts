import { expect, type Locator } from "@playwright/test";
import { whatsAppLabel } from "../../../src/content/values/phone-formats";
import { pagePaths } from "../../../src/routes";
import {
  company,
  first,
  homePage,
  layout,
  notFoundPage,
  portfolioPage,
  projects,
  services,
} from "../../support/built-content";
import { boxOf } from "../support/positions";
import { areaPath, companyPath, servicePath } from "../support/site-under-test";
import { test } from "../support/test";

test("An unknown address shows the 404 page, answers 404 and logs the path", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no-such-page"));
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundPage.heading);
  await logged;
  await page.getByRole("link", { name: notFoundPage.homeLink }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homePage.hero.headline);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const path of ["/", areaPath, servicePath])
    test(`a call and a quote are in reach from top to bottom of ${path}`, async ({ page }) => {
      const bar = page.getByRole("complementary");
      const { call, quote } = layout.navigation;
      const names = [call, quote, ...(company.whatsapp ? [whatsAppLabel] : [])];
      await page.goto(path);
      for (const position of [0, 0.5, 1]) {
        await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), position);
        for (const name of names) await expect(bar.getByRole("link", { name })).toBeInViewport();
      }
      await expect(page.getByRole("link", { name: "Terms of Service" })).toBeInViewport();
    });

  test("the menu leads to a section of the home page and closes", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").locator("summary:visible").click();
    await page.getByRole("banner").getByRole("link", { name: "Portfolio", exact: true }).click();
    await expect(page.getByRole("heading", { name: homePage.portfolio.title })).toBeInViewport();
    await expect(page.getByRole("banner").getByRole("link", { name: "Portfolio", exact: true })).toBeHidden();
  });
});

const softly = expect.configure({ soft: true });

/** Counts the elements whose centre is in the window and not covered. */
const countInSight = (found: Locator) =>
  found.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [left, middle] = [x + width / 2, y + height / 2];
        return width > 0 && element.contains(document.elementFromPoint(left, middle));
      }).length,
  );

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
])
  test.describe(`On a phone's first screen, ${viewport.width} by ${viewport.height},`, () => {
    test.use({ viewport });

    for (const path of ["/", areaPath, servicePath, companyPath])
      test(`${path} has one link to call, one to a quote, one menu and its whole headline`, async ({
        page,
      }) => {
        await page.goto(path);
        const inSightOf = (selector: string) =>
          softly.poll(() => countInSight(page.locator(selector)), selector);
        await inSightOf('a[href^="tel:"]').toBe(1);
        // The first screen may also show the page's own buttons.
        const where = ["/", servicePath].includes(path) ? "aside" : "body";
        await inSightOf(`${where} a[href$="/#contact"]`).toBe(1);
        await inSightOf("summary").toBe(1);
        await expect.soft(page.locator("h1")).toBeInViewport({ ratio: 1 });
        const bar = await boxOf(page.getByRole("complementary"));
        const headline = await boxOf(page.locator("h1"));
        expect.soft(headline.y + headline.height).toBeLessThanOrEqual(bar.y);
      });
  });

for (const { slug } of projects)
  test(`The first screen of ${slug} on a desktop leads to a quote`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pagePaths.project(slug), { waitUntil: "domcontentloaded" });
    const quote = page.getByRole("main").getByRole("link", { name: portfolioPage.quoteAction }).first();
    await expect(quote).toBeInViewport({ ratio: 1 });
  });

test.describe("On a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const means of ["pointer", "keyboard"] as const)
    test(`'Services' leads to every service by ${means}`, async ({ page }) => {
      await page.goto(areaPath);
      const bar = page.getByRole("banner");
      const word = bar.locator("nav summary:visible");
      await expect(word).toHaveText("Services");
      if (means === "pointer") await word.click();
      else {
        await word.focus();
        await page.keyboard.press("Enter");
      }
      for (const { title } of services)
        await expect(bar.getByRole("link", { name: title, exact: true })).toBeInViewport({ ratio: 1 });
      await bar.getByRole("link", { name: first(services).title, exact: true }).press("Enter");
      await expect(page).toHaveURL(servicePath);
    });
});
