import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { first, services } from "../../../support/built-content";
import { editedSite, stored } from "../edited-site";
import { clickButton, closedRow, field, open, publish, test, write } from "../editing";

test("Days are ticked, times are picked, and both are stored as the site reads them", async ({ page }) => {
  const [before] = stored("company.json").openingHours;
  const day = before.days.at(-1);
  await open(page, "company");
  await closedRow(page, before.days.join(", ")).click();
  await field(page, day).first().uncheck();
  await field(page, "Opens").first().fill("10:15");
  await publish(page);
  const [after] = stored("company.json").openingHours;
  expect(after).toEqual({ ...before, days: before.days.slice(0, -1), opens: "10:15" });
});

test("An icon is chosen by its name, and a fact is inserted at the cursor", async ({ page }) => {
  const { slug } = services.at(-1) ?? first(services);
  const company = stored("company.json");
  const claims = { ...company.claims, quoteWithin: "24 hours" };
  writeFileSync(join(editedSite, "data/company.json"), JSON.stringify({ ...company, claims }));
  await open(page, `services/${slug}`);
  await field(page, "Icon").first().selectOption({ label: "Gem" });
  const text = page.getByRole("textbox", { name: "Closing text" });
  await write(text, "You have our price and our plan for the work within ");
  await page.getByLabel("Insert a fact into Closing text").click();
  await clickButton(page, /^Quote within – /);
  await expect(text).toBeFocused();
  await page.keyboard.type(".");
  await publish(page);
  expect(stored(`services/${slug}.json`).icon).toBe("gem");
  expect(stored(`services/${slug}.json`).closingText).toBe(
    "You have our price and our plan for the work within {quoteWithin}.",
  );
});

test("A row that moves up takes nothing from the removed row above it", async ({ page }) => {
  await open(page, "company");
  for (const [day, sentence] of [
    ["2030-05-01", "Messages are answered on 2 May."],
    ["2031-05-01", ""],
  ] as const) {
    await clickButton(page, "Add other hours");
    await field(page, "First day").last().fill(day);
    await field(page, "Last day").last().fill(day);
    await field(page, "Sentence (may be left empty)").last().fill(sentence);
  }
  await publish(page);
  const rows = stored("company.json").otherHours.length;
  await page.reload();
  await clickButton(page, `Remove Other hours ${rows - 1}`);
  await publish(page);
  const { otherHours } = stored("company.json");
  expect(otherHours.slice(rows - 2)).toEqual([{ from: "2031-05-01", to: "2031-05-01" }]);
});
