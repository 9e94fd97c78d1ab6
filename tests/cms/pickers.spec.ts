import { expect, test } from "@playwright/test";
import { stored } from "../editor/edited-site";
import { first, services } from "../published/published-content";
import { openCms, publish } from "./editing";

test("Days are ticked, times are picked, and both are stored as the site reads them", async ({ page }) => {
  const [before] = stored("company.json").openingHours;
  const day = before.days.at(-1);
  await openCms(page, "/collections/company/entries/company");
  await page.getByText(before.days.join(", ")).locator("..").getByRole("button").first().click();
  await page.getByLabel(day, { exact: true }).first().uncheck();
  await page.getByLabel("Opens", { exact: true }).first().fill("10:15");
  await publish(page);
  const [after] = stored("company.json").openingHours;
  expect(after).toEqual({ ...before, days: before.days.slice(0, -1), opens: "10:15" });
});

test("An icon is chosen by its drawing, and a fact is put where the cursor was", async ({ page }) => {
  const { slug } = services.at(-1) ?? first(services);
  await openCms(page, `/collections/services/entries/${slug}`);
  await page.getByRole("radiogroup", { name: "Icon" }).first().getByTitle("Gem").click();
  const text = page.getByRole("textbox", { name: "Closing text" });
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.getByLabel("Insert a fact into Closing text").selectOption("quoteWithin");
  await expect(text).toBeFocused();
  await page.keyboard.insertText(": ");
  await publish(page);
  expect(stored(`services/${slug}.json`).icon).toBe("gem");
  expect(stored(`services/${slug}.json`).closingText).toMatch(/^\{quoteWithin\}: /);
});
