import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { editedSite, stored } from "../editor/edited-site";
import { areas, faqs, first } from "../published/published-content";
import { openCms, publish, write } from "./editing";

test.describe.configure({ mode: "serial" });

const { slug, name } = first(areas.slice(3));
const file = `areas/${slug}.json`;
const mine = "Words about the place that wait for a second opinion before anybody else is to read them.";
const keep = (page: Page) => page.getByRole("button", { name: "Keep as draft" }).click();
const drafts = (page: Page) => page.getByRole("region", { name: "Drafts" });

test("What is kept as a draft does not reach the site until the draft is published", async ({ page }) => {
  const before = stored(file);
  await openCms(page, `/collections/areas/entries/${slug}`);
  await write(page.getByLabel("Card text"), mine);
  await keep(page);
  await expect(drafts(page)).toContainText("The site does not show it yet.");
  expect(stored(file)).toEqual(before);

  await page.goto("/admin/#/collections/areas");
  await drafts(page)
    .getByRole("link", { name: `Areas › ${name}` })
    .click();
  await expect(page.getByLabel("Card text")).toHaveValue(mine);
  await page.getByRole("button", { name: "Publish the draft" }).click();
  await expect(drafts(page)).toBeHidden();
  expect(stored(file)).toEqual({ ...before, description: mine });
});

test("A draft is changed and published with the button that publishes everything", async ({ page }) => {
  await openCms(page, `/collections/areas/entries/${slug}`);
  await write(page.getByLabel("Card text"), `${mine} Twice.`);
  await keep(page);
  await expect(drafts(page)).toBeVisible();
  await write(page.getByLabel("Card text"), `${mine} Three times.`);
  await publish(page);
  await expect(drafts(page)).toBeHidden();
  expect(stored(file).description).toBe(`${mine} Three times.`);
});

test("A dropped draft leaves the entry as it is published", async ({ page }) => {
  const { description } = stored(file);
  await openCms(page, `/collections/areas/entries/${slug}`);
  await write(page.getByLabel("Card text"), mine);
  await keep(page);
  await page.getByRole("button", { name: "Drop the draft" }).click();
  await expect(page.getByRole("link", { name: "New Area" })).toBeVisible();
  await expect(drafts(page)).toBeHidden();
  await page.goto(`/admin/#/collections/areas/entries/${slug}`);
  await expect(page.getByLabel("Card text")).toHaveValue(description);
});

test("A new question waits as a draft, and is one of the questions once it is published", async ({
  page,
}) => {
  const question = join(editedSite, "data/faqs/keys.json");
  await openCms(page, "/collections/faqs/new");
  await write(page.getByLabel("Question", { exact: true }), "Who keeps my keys?");
  await write(page.getByLabel("Slug", { exact: true }), "keys");
  await write(page.getByLabel("Order", { exact: true }), String(faqs.length + 5));
  await write(
    page.getByLabel("Answer", { exact: true }),
    "One of us, by name, for as long as the work lasts. You have them back with the last visit.",
  );
  await keep(page);
  await expect(drafts(page)).toContainText("The site does not show it yet.");
  expect(existsSync(question)).toBe(false);
  await page.getByRole("button", { name: "Publish the draft" }).click();
  await expect(drafts(page)).toBeHidden();
  expect(stored("faqs/keys.json").question).toBe("Who keeps my keys?");
});
