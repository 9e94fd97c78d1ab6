import { expect, type Page } from "@playwright/test";
import { pagePaths } from "../../../src/routes";
import { countInWords } from "../../../src/sections/portfolio/count-projects";
import { projects, projectTypes as types } from "../../support/built-content";
import { screenFaultsAtWidths } from "../support/axe";
import { test } from "../support/test";

const [type = ""] = types;
const { length: ofType } = projects.filter((project) => project.type === type);

test.skip(types.length < 2, "This content has nothing to choose from.");

const shown = (page: Page) => page.locator("li[data-type]:visible");
const choice = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "With" : "Without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("a type shows its projects alone, and all are shown again", async ({ page }) => {
      await page.goto(pagePaths.portfolio);
      await choice(page, type).check();
      await expect(shown(page)).toHaveCount(ofType);
      await choice(page, "All").check();
      await expect(shown(page)).toHaveCount(projects.length);
    });
  });

test("Screen readers announce the number of projects after each choice", async ({ page }) => {
  await page.goto(pagePaths.portfolio);
  const status = page.locator("[data-filter]").getByRole("status");
  await expect(status).toHaveText(countInWords(projects.length));
  await choice(page, type).check();
  await expect(status).toHaveText(countInWords(ofType, type));
});

test("Back restores the chosen filter and its number of projects", async ({ page }) => {
  await page.goto(pagePaths.portfolio);
  await choice(page, type).check();
  await shown(page).first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/portfolio\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(shown(page)).toHaveCount(ofType);
  await expect(page.locator("[data-filter]").getByRole("status")).toHaveText(countInWords(ofType, type));
});

test("Axe finds nothing in the filter at any width", async ({ page }) => {
  await page.goto(pagePaths.portfolio);
  await choice(page, type).check();
  expect(await screenFaultsAtWidths(page)).toEqual([]);
});
