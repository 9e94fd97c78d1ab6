import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { areas, first } from "../../../support/built-content";
import { editedSite, stored, storedText } from "../edited-site";
import { chooseFromMenu, clickButton, closedRow, field, open, problems, test, write } from "../editing";

const area = first(areas);
const file = `areas/${area.slug}.json`;
const inEditor = `areas/${area.slug}`;

test("A refused publication counts the problems and focuses the first field", async ({ page }) => {
  const before = storedText(file);
  await open(page, inEditor);
  await write(field(page, "Introduction"), "");
  await write(page.getByLabel("Access"), "Too short.");
  await write(page.getByLabel("Card text"), "Too long. ".repeat(17).trim());
  await clickButton(page, "Publish");
  await expect(problems(page)).toContainText("Fix 3 problems before publishing");
  await expect(field(page, "Introduction")).toBeFocused();
  const access = "Access: 10 characters; the least is 40.";
  await expect(page.getByRole("paragraph").filter({ hasText: access })).toHaveCount(1);
  await expect(page.getByLabel("Card text")).toHaveAccessibleDescription(
    /Card text: 169 characters; the most is 160\./,
  );
  expect(storedText(file)).toBe(before);
  await problems(page).getByRole("button", { name: access }).click();
  await expect(page.getByLabel("Access")).toBeFocused();
  await field(page, "Introduction").fill(area.introduction);
  await expect(page.getByText("Fill in Introduction.")).toBeHidden();
});

test("A problem opens its closed row, and a problem of a whole row is shown", async ({ page }) => {
  await open(page, "company");
  const hours = stored("company.json").openingHours[0];
  await closedRow(page, hours.days.join(", ")).click();
  await field(page, "Opens").first().fill("");
  await closedRow(page, hours.closes).click();
  await expect(field(page, "Opens").first()).toBeHidden();
  await clickButton(page, "Add opening hours");
  await clickButton(page, "Publish");
  await expect(field(page, "Opens").first()).toBeFocused();
  await expect(problems(page)).toContainText("Opening hours 1: Fill in Opens.");
  const emptyRow = /^Opening hours \d+ is empty: fill it in, or remove it\.$/;
  await expect(page.getByRole("paragraph").filter({ hasText: emptyRow })).toBeVisible();
});

test("A problem in the list leads to its field", async ({ page }) => {
  const other = { slug: "another-area", name: "Another area", seoTitle: "Bathroom tiling in another area" };
  const otherFile = join(editedSite, "data/areas/another-area.json");
  writeFileSync(otherFile, JSON.stringify({ ...stored(file), ...other }));
  await open(page, inEditor);
  await write(page.getByLabel("Search title"), other.seoTitle);
  await clickButton(page, "Publish");
  await expect(page.getByLabel("Search title")).toBeFocused();
  await expect(problems(page)).toContainText(`must be different from that of Areas › ${other.name}.`);
  await field(page, "Name").click();
  await problems(page)
    .getByRole("button", { name: /^Search title/ })
    .click();
  await expect(page.getByLabel("Search title")).toBeFocused();

  await page.goto(`/admin/#/areas/${other.slug}?field=seoTitle`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
  await expect(page.getByLabel("Search title")).toBeFocused();
});

test("If the server does not answer, one sentence says so and the draft stays", async ({ page }) => {
  await open(page, inEditor);
  await write(field(page, "Name"), "A name for later");
  await page.route("**/admin/api/**", (route) => route.abort());
  await clickButton(page, "Publish");
  await expect(page.getByRole("alert").filter({ hasText: "does not answer" })).toContainText(
    "Your words are kept in this browser.",
  );
  await expect(field(page, "Name")).toHaveValue("A name for later");
  await page.unroute("**/admin/api/**");
  await page.reload();
  await chooseFromMenu(page, "Throw away unpublished changes");
  await clickButton(page, "Throw it away");
  await expect(field(page, "Name")).not.toHaveValue("A name for later");
});

test("The start page lists errors of the published content, each linking to its field", async ({ page }) => {
  const text = storedText(file);
  writeFileSync(join(editedSite, "data", file), text.replace(/"introduction": ".*"/, '"introduction": ""'));
  await open(page);
  const line = page.getByRole("listitem").filter({ hasText: "Fill in Introduction." });
  await line.getByRole("link", { name: `Areas › ${area.name}` }).click();
  await expect(page.getByLabel("Introduction")).toBeFocused();
});
