import { expect, type Page } from "@playwright/test";
import { areas, first, postcodeCheck } from "../../support/built-content";
import { screenFaultsAtWidths } from "../support/axe";
import { boxOf } from "../support/positions";
import { test } from "../support/test";

test.skip(Boolean(postcodeCheck.hidden), "No page of this content asks for a postcode.");

const area = first(areas);

const form = (page: Page) => page.locator("form[data-postcode]");
const answer = (page: Page) => form(page).getByRole("status");

async function ask(page: Page, postcode: string): Promise<void> {
  await page.goto("/areas-covered");
  await form(page).getByRole("textbox").fill(postcode);
  await form(page).getByRole("textbox").press("Enter");
}

test("A postcode of an area is answered with a link to its page, and with the ways to a quote", async ({
  page,
}) => {
  await ask(page, `${first(area.postcodes).toLowerCase()} 4ab`);
  await expect(answer(page)).toContainText(first(area.postcodes));
  await expect(answer(page).getByRole("link", { name: area.name, exact: true })).toBeVisible();
  await expect(answer(page).locator("a[href^='tel:']")).toBeVisible();
  await expect(page).toHaveURL("/areas-covered");
});

test("If the list of postcodes cannot be fetched, the form leads to the page of all areas", async ({
  page,
}) => {
  await page.route("**/postcode-coverage.json", (route) => route.abort());
  await page.goto("/");
  await form(page).getByRole("textbox").fill("SW3");
  await form(page).getByRole("textbox").press("Enter");
  await expect(page).toHaveURL(/\/areas-covered/);
});

test("On a phone the answer comes out from behind the call bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/areas-covered");
  await form(page).getByRole("textbox").fill(first(area.postcodes));
  await form(page).evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await form(page).getByRole("button").click();
  const call = answer(page).locator("a[href^='tel:']");
  await expect(call).toBeVisible();
  const bar = await boxOf(page.getByRole("complementary"));
  const bottom = ({ y, height }: { y: number; height: number }) => y + height;
  await expect.poll(async () => bottom(await boxOf(call))).toBeLessThanOrEqual(bar.y);
});

test("Axe finds nothing in an answer at any width", async ({ page }) => {
  await ask(page, first(area.postcodes));
  await expect(answer(page)).not.toBeEmpty();
  expect(await screenFaultsAtWidths(page)).toEqual([]);
});
