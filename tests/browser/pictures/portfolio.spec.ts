import { expect, type Page } from "@playwright/test";
import { countInWords, typeAddress, typesOf } from "../../../src/project-filter/project-types";
import { projects as all, first, portfolioPage } from "../../published/published-content";
import { atRest, boxOf } from "../hand";
import { faultsAtWidths } from "../pages/axe";
import { test } from "../test";

const words = portfolioPage.typeFilter;

/** Two types to filter by. They are the same if all projects have one type. */
const type = first(typesOf(all));
const otherType = typesOf(all).at(-1) ?? type;
const numberOf = (wanted: string) => all.filter((project) => project.type === wanted).length;
const filtered = `/portfolio#${typeAddress(type)}`;

const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: words.label }).getByRole("link", { name, exact: true });
const projects = (page: Page) => page.locator("[data-type]:visible h3");

/** The visible text with the number of projects. */
const count = (page: Page) => page.locator("[data-count]:visible");

test.describe("The portfolio's filter without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("follows its links and the page's address", async ({ page }) => {
    await page.goto("/portfolio");
    await expect(projects(page)).toHaveCount(all.length);
    await expect(count(page)).toHaveText(countInWords(words, all));
    await filter(page, type).click();
    await expect(page).toHaveURL(filtered);
    await expect(projects(page)).toHaveCount(numberOf(type));
    await expect(count(page)).toHaveText(countInWords(words, all, type));
    await filter(page, words.all).click();
    await expect(projects(page)).toHaveCount(all.length);
    await page.goto("/areas-covered");
    await page.goto(`/portfolio#${typeAddress(otherType)}`);
    await expect(projects(page)).toHaveCount(numberOf(otherType));
    await expect(count(page)).toHaveText(countInWords(words, all, otherType));
  });

  test("has the styles that it has with JavaScript", async ({ page, browser }) => {
    const styles = (shown: Page) =>
      shown.getByRole("navigation", { name: words.label }).evaluate((navigation) =>
        [...navigation.querySelectorAll("a")].map((link) => {
          const { backgroundColor, color, boxShadow } = getComputedStyle(link);
          return [link.textContent, backgroundColor, color, boxShadow];
        }),
      );
    const hydrated = await browser.newPage({ javaScriptEnabled: true, viewport: page.viewportSize() });
    await page.goto(filtered);
    await hydrated.goto(filtered);
    await expect(hydrated.locator("[data-shown]")).toBeVisible();
    expect(await styles(hydrated)).toEqual(await styles(page));
    await hydrated.close();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`The filter under a finger, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 412, height: 840 }, hasTouch: true, isMobile: true });

    test("stays where it is when it is tapped for the first time", async ({ page }) => {
      await page.goto("/portfolio");
      await filter(page, type).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 150);
      await atRest(page);
      const before = await boxOf(filter(page, type));
      await page.touchscreen.tap(before.x + before.width / 2, before.y + before.height / 2);
      await expect(projects(page)).toHaveCount(numberOf(type));
      await atRest(page);
      // Chromium's scroll anchoring rounds to whole pixels: where the list below begins at a fraction, that may be one.
      const { y } = await boxOf(filter(page, type));
      expect(Math.abs(y - before.y)).toBeLessThanOrEqual(1);
    });
  });

test.describe("The portfolio's filter", () => {
  test("keeps its state in the address, through Back, Forward and a reload, and says how many there are", async ({
    page,
  }) => {
    await page.goto("/portfolio");
    await filter(page, type).focus();
    await expect(filter(page, words.all)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(filtered);
    await expect(
      page.getByRole("status").getByText(countInWords(words, all, type), { exact: true }),
    ).toBeVisible();
    await expect(filter(page, type)).toHaveAttribute("aria-current", "true");
    await expect(filter(page, type)).toBeFocused();
    await expect(projects(page)).toHaveCount(numberOf(type));
    await page.goBack();
    await expect(projects(page)).toHaveCount(all.length);
    await page.goForward();
    await expect(projects(page)).toHaveCount(numberOf(type));
    await page.reload();
    await expect(projects(page)).toHaveCount(numberOf(type));
    await expect(filter(page, type)).toHaveAttribute("aria-current", "true");
  });

  test("has nothing that axe finds fault with at any width", async ({ page }) => {
    await page.goto(filtered);
    await expect(filter(page, type)).toHaveAttribute("aria-current", "true");
    // In a resized window the top bar may lie over the filter at the place that the address names.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await faultsAtWidths(page)).toEqual([]);
  });
});
