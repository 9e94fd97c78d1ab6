import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { areas, first } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import {
  ask,
  chooseFiles,
  expectDrawn,
  field,
  guidePicture,
  keepAsDraft,
  more,
  news,
  open,
  publish,
  row,
  rows,
  write,
} from "../editing";
import { plainPicture } from "../pictures/pictures";

test.describe.configure({ mode: "serial" });

const { slug, name } = first(areas.slice(3));
const file = `areas/${slug}.json`;
const mine = "Words about the place that wait for a second opinion before anybody else is to read them.";
const cardText = (page: Page) => page.getByLabel("Card text");
const draft = (page: Page) => page.getByRole("region", { name: "The draft" });

test("What is kept as a draft does not reach the site until it is published", async ({ page }) => {
  const before = stored(file);
  await open(page, `areas/${slug}`);
  await write(cardText(page), mine);
  await keepAsDraft(page);
  expect(stored(file)).toEqual(before);

  await page.goto("/admin/#/areas");
  await expect(page.getByRole("link", { name }).filter({ hasText: "Draft" })).toBeVisible();
  await page.goto("/admin/#/");
  await draft(page)
    .getByRole("link", { name: `Areas › ${name}` })
    .click();
  await expect(cardText(page)).toHaveValue(mine);
  await publish(page);
  expect(stored(file)).toEqual({ ...before, description: mine });
  await page.goto("/admin/#/");
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  await expect(draft(page)).toBeHidden();
});

test("What is in the draft is changed and published by itself, with the button that publishes everything", async ({
  page,
}) => {
  await open(page, `areas/${slug}`);
  await write(cardText(page), `${mine} Twice.`);
  await keepAsDraft(page);
  await write(cardText(page), `${mine} Three times.`);
  await publish(page);
  expect(stored(file).description).toBe(`${mine} Three times.`);
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} Three times.`);
});

test("What is written in a draft stays while it is left, and is in the draft once it is kept again", async ({
  page,
  context,
}) => {
  await open(page, `areas/${slug}`);
  await write(cardText(page), mine);
  await keepAsDraft(page);
  await write(cardText(page), `${mine} With more.`);
  await page.goto("/admin/#/areas");
  await page.getByRole("link", { name }).click();
  await expect(cardText(page)).toHaveValue(`${mine} With more.`);
  await keepAsDraft(page);
  const elsewhere = await context.newPage();
  await open(elsewhere, `areas/${slug}`);
  await expect(cardText(elsewhere)).toHaveValue(`${mine} With more.`);
});

test("What is taken out of the draft is as it is published, and can be had again", async ({ page }) => {
  const { description } = stored(file);
  await open(page, `areas/${slug}`);
  await expect(cardText(page)).toHaveValue(`${mine} With more.`);
  await more(page, "Take it out of the draft");
  await expect(cardText(page)).toHaveValue(description);
  await ask(page, "Undo");
  await expect(news(page, "It is in the draft again.")).toBeVisible();
  await expect(cardText(page)).toHaveValue(`${mine} With more.`);
});

test("The draft is published as a whole: a changed area, and a new question that comes last", async ({
  page,
}) => {
  await open(page, "faqs/~new");
  await write(field(page, "Question"), "Who keeps my keys?");
  await keepAsDraft(page);
  await page.reload();
  await expect(page.getByLabel("Short name")).toHaveValue("who-keeps-my-keys");
  await write(
    field(page, "Answer"),
    "One of us, by name, for as long as the work lasts. You have them back with the last visit.",
  );
  await keepAsDraft(page);
  expect(existsSync(join(editedSite, "data/faqs/who-keeps-my-keys.json"))).toBe(false);
  await page.goto("/admin/#/");
  await expect(draft(page).getByRole("listitem")).toHaveCount(2);
  await guidePicture(page, "draft");
  await ask(page, "Publish all");
  await expect(news(page, "Published.")).toBeVisible();
  await expect(draft(page)).toBeHidden();
  expect(stored(file).description).toBe(`${mine} With more.`);
  expect(stored("faqs/who-keeps-my-keys.json").question).toBe("Who keeps my keys?");
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  await expect(rows(page).last()).toContainText("Who keeps my keys?");
  await expect(news(page, "Published.")).toBeHidden();
});

test("A draft may be unfinished: a project with a title and a picture waits for the rest", async ({
  page,
}) => {
  await open(page, "projects/~new");
  await write(field(page, "Title"), "Half a project");
  await chooseFiles(page, "Add pictures", await plainPicture("Half.jpg", 1300));
  await expect(page.getByRole("button", { name: "Remove Picture 1" })).toBeVisible();
  await keepAsDraft(page);
  await page.goto("/admin/#/");
  await ask(page, "Publish all");
  await expect(news(page, "Portfolio › Half a project: ")).toBeVisible();
  await page.goto("/admin/#/projects");
  await page.getByRole("link", { name: "Half a project" }).click();
  await expect(field(page, "Title")).toHaveValue("Half a project");
  await row(page, "half.jpg").click();
  const picture = rows(page).locator("[data-picture] img");
  await expectDrawn(picture, 1300);
  // Kept again before it has come, it is in the draft all the same.
  await page.route(/\/api\/picture/, () => undefined);
  await page.reload();
  await write(field(page, "Title"), "Half a project more");
  await keepAsDraft(page);
  await page.unrouteAll();
  await page.reload();
  await row(page, "half.jpg").click();
  await expectDrawn(picture, 1300);
  await ask(page, "Publish");
  await expect(page.getByRole("region", { name: "Problems to fix" })).toContainText(
    "What was done is empty.",
  );
  await more(page, "Take it out of the draft");
  await expect(page.getByRole("heading", { name: "Portfolio" })).toBeVisible();
});

test("A draft that is discarded asks nothing, leaves the site as it is, and can be had again", async ({
  page,
}) => {
  const before = stored(file);
  await open(page, `areas/${slug}`);
  await write(cardText(page), mine);
  await keepAsDraft(page);
  await page.goto("/admin/#/");
  await ask(page, "Discard");
  await expect(draft(page)).toBeHidden();
  await ask(page, "Undo");
  await expect(draft(page).getByRole("link", { name: `Areas › ${name}` })).toBeVisible();
  await ask(page, "Discard");
  await expect(draft(page)).toBeHidden();
  expect(stored(file)).toEqual(before);
});
