import { expect, test } from "@playwright/test";
import { weeklySummary } from "../../../src/content/values/opening-hours";
import { areas, first, services } from "../../published/published-content";
import { stored } from "../edited-site";
import { ask, field, open, press, problems, publish, row, unfold, write } from "../editing";

test("Days are ticked, times are picked, and both are stored as the site reads them", async ({ page }) => {
  const [before] = stored("company.json").openingHours;
  const day = before.days.at(-1);
  await open(page, "company");
  await row(page, weeklySummary(before) ?? "").click();
  await field(page, day).first().uncheck();
  await field(page, "Opens").first().fill("10:15");
  await publish(page);
  const [after] = stored("company.json").openingHours;
  expect(after).toEqual({ ...before, days: before.days.slice(0, -1), opens: "10:15" });
});

test("An icon is chosen by its drawing, and a fact is put where the cursor was", async ({ page }) => {
  const { slug } = services.at(-1) ?? first(services);
  await open(page, `services/${slug}`);
  await page.getByRole("group", { name: "Icon" }).first().getByTitle("Gem").click();
  const text = page.getByRole("textbox", { name: "Closing text" });
  await write(text, "You have our price and our plan for the work within ");
  await page.getByLabel("Insert a fact into Closing text").click();
  await press(page, /^Quote within – /);
  await expect(text).toBeFocused();
  await page.keyboard.type(".");
  await publish(page);
  expect(stored(`services/${slug}.json`).icon).toBe("gem");
  expect(stored(`services/${slug}.json`).closingText).toBe(
    "You have our price and our plan for the work within {quoteWithin}.",
  );
});

test("A first day has a calendar, and an added row is in view with the cursor in it", async ({ page }) => {
  await open(page, "company");
  await ask(page, "Add other hours");
  const day = field(page, "First day").last();
  await expect(day).toBeFocused();
  await expect(day).toBeInViewport();
  await expect(day).toHaveAttribute("type", "date");
  await day.fill("2029-12-24");
  await ask(page, "Publish");
  await expect(problems(page)).toContainText("Last day");
  await field(page, "Last day").last().fill("2029-12-26");
  await publish(page);
  expect(stored("company.json").otherHours.at(-1)).toEqual({ from: "2029-12-24", to: "2029-12-26" });
});

test("The wheel changes no number, and small letters of a postcode are mended", async ({ page }) => {
  const { slug, longitude } = first(areas.slice(5));
  await open(page, `areas/${slug}`);
  const number = page.getByLabel("Longitude");
  await unfold(number);
  await number.click();
  await page.mouse.wheel(0, 120);
  await expect(number).toHaveValue(String(longitude));
  await ask(page, "Add postcode district");
  await expect(page.getByLabel("Postcode district", { exact: true }).last()).toBeFocused();
  await page.keyboard.type("sw12");
  await page.keyboard.press("Tab");
  await expect(field(page, "Postcode district").last()).toHaveValue("SW12");
});

test("Phones open the keyboards for telephone numbers and addresses", async ({ page }) => {
  await open(page, "company");
  await expect(field(page, "Phone")).toHaveAttribute("type", "tel");
  await expect(field(page, "Email")).toHaveAttribute("type", "email");
  const radius = page.getByLabel("How far you work");
  await unfold(radius);
  await expect(radius).toHaveAttribute("inputmode", "decimal");
  // The decimal keyboard of iPhones has no minus.
  await expect(field(page, "Longitude")).not.toHaveAttribute("inputmode");
});

test("A row that moves up takes over nothing of the one that was taken out above it", async ({ page }) => {
  await open(page, "company");
  for (const [day, sentence] of [
    ["2030-05-01", "Messages are answered on 2 May."],
    ["2031-05-01", ""],
  ] as const) {
    await ask(page, "Add other hours");
    await field(page, "First day").last().fill(day);
    await field(page, "Last day").last().fill(day);
    await field(page, "Sentence (may be left empty)").last().fill(sentence);
  }
  await publish(page);
  const rows = stored("company.json").otherHours.length;
  await page.reload();
  await ask(page, `Remove Other hours ${rows - 1}`);
  await publish(page);
  const { otherHours } = stored("company.json");
  expect(otherHours.slice(rows - 2)).toEqual([{ from: "2031-05-01", to: "2031-05-01" }]);
});
