import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { areas, first } from "../published/published-content";
import { editedSite, stored } from "./edited-site";
import {
  ask,
  chooseFiles,
  expectDrawn,
  field,
  keepAsDraft,
  more,
  news,
  open,
  publish,
  row,
  write,
} from "./editing";
import { plainPicture } from "./pictures";

test.describe.configure({ mode: "serial" });

const { slug, name } = first(areas.slice(3));
const file = `areas/${slug}.json`;
const mine = "Words about the place that wait for a second opinion before anybody else is to read them.";
const cardText = (page: Page) => page.getByLabel("Card text");

test("What is kept as a draft does not reach the site until the draft is published", async ({ page }) => {
  const before = stored(file);
  await open(page, `areas/${slug}`);
  await write(cardText(page), mine);
  await keepAsDraft(page);
  expect(stored(file)).toEqual(before);

  await page.goto("/admin/#/areas");
  await expect(page.getByRole("link", { name }).filter({ hasText: "Draft" })).toBeVisible();
  await page.goto("/admin/#/");
  await page.getByRole("link", { name: `Areas › ${name}` }).click();
  await expect(cardText(page)).toHaveValue(mine);
  await publish(page);
  expect(stored(file)).toEqual({ ...before, description: mine });
  await page.goto("/admin/#/");
  await expect(page.getByRole("heading", { name: "What waits" })).toBeVisible();
  await expect(page.getByText("Draft, kept")).toBeHidden();
});

test("A draft is changed and published with the button that publishes everything", async ({ page }) => {
  await open(page, `areas/${slug}`);
  await write(cardText(page), `${mine} Twice.`);
  await keepAsDraft(page);
  await write(cardText(page), `${mine} Three times.`);
  await publish(page);
  expect(stored(file).description).toBe(`${mine} Three times.`);
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} Three times.`);
});

test("A draft keeps itself while it is written, and when it is left", async ({ page, context }) => {
  await open(page, `areas/${slug}`);
  await write(cardText(page), mine);
  await keepAsDraft(page);
  const kept = page.waitForResponse((response) => response.request().method() === "PUT");
  await write(cardText(page), `${mine} With more.`);
  await page.goto("/admin/#/areas");
  await kept;
  const elsewhere = await context.newPage();
  await open(elsewhere, `areas/${slug}`);
  await expect(cardText(elsewhere)).toHaveValue(`${mine} With more.`);
});

test("A dropped draft leaves the entry as it is published, and can be had again", async ({ page }) => {
  const { description } = stored(file);
  await open(page, `areas/${slug}`);
  await expect(cardText(page)).toHaveValue(`${mine} With more.`);
  await more(page, "Drop the draft");
  await expect(cardText(page)).toHaveValue(description);
  await ask(page, "Undo");
  await expect(news(page, "The draft is there again.")).toBeVisible();
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} With more.`);
  await more(page, "Drop the draft");
  await page.reload();
  await expect(cardText(page)).toHaveValue(description);
});

test("A new question waits as a draft, and is one of the questions once it is published", async ({
  page,
}) => {
  const question = join(editedSite, "data/faqs/who-keeps-my-keys.json");
  await open(page, "faqs/new");
  await write(field(page, "Question"), "Who keeps my keys?");
  await keepAsDraft(page);
  await page.reload();
  await expect(page.getByLabel("Short name")).toHaveValue("who-keeps-my-keys");
  await write(
    field(page, "Answer"),
    "One of us, by name, for as long as the work lasts. You have them back with the last visit.",
  );
  expect(existsSync(question)).toBe(false);
  await publish(page);
  expect(stored("faqs/who-keeps-my-keys.json").question).toBe("Who keeps my keys?");
  await page.goto("/admin/#/faqs");
  await expect(page.getByRole("row").last()).toContainText("Who keeps my keys?");
});

test("A draft may be unfinished: a project with a title and a picture waits for the rest", async ({
  page,
}) => {
  await open(page, "projects/new");
  await write(field(page, "Title"), "Half a project");
  await chooseFiles(page, "Add pictures", await plainPicture("Half.jpg", 1300));
  await expect(page.getByRole("button", { name: "Remove Picture 1" })).toBeVisible();
  await keepAsDraft(page);
  await page.goto("/admin/#/projects");
  await page.getByRole("link", { name: "Half a project" }).click();
  await expect(field(page, "Title")).toHaveValue("Half a project");
  await row(page, "Picture 1").click();
  await expectDrawn(page.getByRole("row").locator("[data-picture] img"), 1300);
  await ask(page, "Publish");
  await expect(page.getByRole("region", { name: "To mend first" })).toContainText("Card text is empty.");
  await more(page, "Drop the draft");
  await expect(page.getByRole("heading", { name: "Portfolio" })).toBeVisible();
});
