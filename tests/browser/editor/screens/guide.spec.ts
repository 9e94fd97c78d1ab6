import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { areas, first } from "../../../site/built-content";
import { editedSite, stored } from "../edited-site";
import { field, guidePicture, more, open, publish, test, write } from "../editing";

/** The steps of docs/editing.md that no other test tries. */
test("The guide's first task: another phone number", async ({ page }) => {
  const company = stored("company.json");
  writeFileSync(
    join(editedSite, "data/company.json"),
    JSON.stringify({ ...company, phone: "+447700900123" }),
  );
  await open(page);
  await guidePicture(page, "start");
  await page.getByRole("link", { name: "Phone", exact: true }).click();
  await write(field(page, "Phone"), "07700 900 456");
  await publish(page);
  expect(stored("company.json").phone).toBe("+447700900456");
  await expect(field(page, "Phone")).toHaveValue("+447700900456");
});

test("The guide's way to earlier versions, which git has on one's own computer", async ({ page }) => {
  const { slug } = first(areas);
  await open(page, `areas/${slug}`);
  await more(page, "Earlier versions");
  await expect(page.getByRole("main")).toContainText(`git log -p data/areas/${slug}.json`);
});
