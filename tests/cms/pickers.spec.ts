import { expect, test } from "@playwright/test";
import { stored } from "./edited-site";
import { openCms, publish } from "./editing";

test("Days are ticked, times are picked, and both are stored as the site reads them", async ({ page }) => {
  const before = stored("company.json").openingHours[1];
  await openCms(page, "/collections/company/entries/company");
  await page.getByText(before.days.join(", ")).locator("..").getByRole("button").first().click();
  await page.getByLabel("Sunday").last().uncheck();
  await page.getByLabel("Opens", { exact: true }).last().fill("10:15");
  await publish(page);
  const days = before.days.filter((day: string) => day !== "Sunday");
  expect(stored("company.json").openingHours[1]).toEqual({ ...before, days, opens: "10:15" });
});

test("An icon is chosen by its drawing, and a fact is put where the cursor was", async ({ page }) => {
  await openCms(page, "/collections/services/entries/tile-repairs");
  await page.getByRole("radiogroup", { name: "Icon" }).first().getByTitle("Gem").click();
  const text = page.getByRole("textbox", { name: "Closing text" });
  await text.click();
  await page.keyboard.press("Control+Home");
  await page.getByLabel("Insert a fact into Closing text").selectOption("quoteWithin");
  await expect(text).toBeFocused();
  await page.keyboard.insertText(": ");
  await publish(page);
  expect(stored("services/tile-repairs.json").icon).toBe("gem");
  expect(stored("services/tile-repairs.json").closingText).toMatch(/^\{quoteWithin\}: /);
});
