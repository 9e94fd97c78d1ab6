import { expect, type Page, test } from "@playwright/test";
import { faultsAtWidths } from "./axe";

const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Projects by type" }).getByRole("link", { name });
const projects = (page: Page) => page.locator("[data-type]:visible h3");

/** The number of projects as it is seen; parts that are hidden do not count. */
const count = (page: Page) => page.locator("[data-count]:visible");

test.describe("The portfolio's filter without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("follows its links and the page's address", async ({ page }) => {
    await page.goto("/portfolio");
    await expect(projects(page)).toHaveCount(6);
    await expect(count(page)).toHaveText("6 projects");
    await filter(page, "Heritage").click();
    await expect(page).toHaveURL(/\/portfolio#heritage$/);
    await expect(projects(page)).toHaveCount(2);
    await expect(count(page)).toHaveText("2 Heritage projects");
    await filter(page, "All").click();
    await expect(projects(page)).toHaveCount(6);
    await page.goto("/areas-covered");
    await page.goto("/portfolio#commercial");
    await expect(projects(page)).toHaveCount(2);
    await expect(count(page)).toHaveText("2 Commercial projects");
  });

  test("has the styles that it has with JavaScript", async ({ page, browser }) => {
    const styles = (shown: Page) =>
      shown.getByRole("navigation", { name: "Projects by type" }).evaluate((navigation) =>
        [...navigation.querySelectorAll("a")].map((link) => {
          const { backgroundColor, color, boxShadow } = getComputedStyle(link);
          return [link.textContent, backgroundColor, color, boxShadow];
        }),
      );
    const hydrated = await browser.newPage({ javaScriptEnabled: true, viewport: page.viewportSize() });
    for (const address of ["/portfolio", "/portfolio#heritage"]) {
      await page.goto("/areas-covered");
      await page.goto(address);
      await hydrated.goto("/areas-covered");
      await hydrated.goto(address);
      await filter(hydrated, "All").dispatchEvent("pointerdown");
      await expect(hydrated.locator("[data-shown]")).toBeVisible();
      expect(await styles(hydrated)).toEqual(await styles(page));
    }
    await hydrated.close();
  });
});

test.describe("The portfolio's filter", () => {
  test("keeps its state in the address, through Back, Forward and a reload, and says how many there are", async ({
    page,
  }) => {
    await page.goto("/portfolio");
    await filter(page, "Heritage").focus();
    await expect(filter(page, "All")).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/portfolio#heritage$/);
    await expect(page.getByRole("status").filter({ hasText: /^2 Heritage projects$/ })).toBeVisible();
    await expect(filter(page, "Heritage")).toHaveAttribute("aria-current", "true");
    await expect(filter(page, "Heritage")).toBeFocused();
    await expect(projects(page)).toHaveCount(2);
    await page.goBack();
    await expect(projects(page)).toHaveCount(6);
    await page.goForward();
    await expect(projects(page)).toHaveCount(2);
    await page.reload();
    await expect(projects(page)).toHaveCount(2);
    await expect(filter(page, "Heritage")).toHaveAttribute("aria-current", "true");
  });

  test("works when a visitor comes from a project's page and goes back to it", async ({ page }) => {
    await page.goto("/portfolio/emerald-wall-tiling");
    await page.locator("a[data-opens-picture]").first().dispatchEvent("pointerdown");
    await expect(page.locator("a[data-opens-picture]").first()).toHaveAttribute("data-hydrated");
    await page.getByRole("main").getByRole("link", { name: "Residential" }).click();
    await expect(page).toHaveURL(/\/portfolio#residential$/);
    await expect(projects(page)).toHaveCount(2);
    await projects(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/portfolio\/emerald-wall-tiling$/);
    await page.goBack();
    await expect(filter(page, "Residential")).toHaveAttribute("aria-current", "true");
    await expect(projects(page)).toHaveCount(2);
  });

  test("has nothing that axe finds fault with at any width", async ({ page }) => {
    await page.goto("/portfolio#heritage");
    await expect(filter(page, "Heritage")).toHaveAttribute("aria-current", "true");
    expect(await faultsAtWidths(page)).toEqual([]);
  });
});
