import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { areas, first, projects } from "../../../support/built-content";
import { editedSite, stored } from "../edited-site";
import {
  clickButton,
  countPublications,
  expectDrawn,
  field,
  notice,
  open,
  publish,
  rows,
  test,
  undo,
} from "../editing";

const questions = join(editedSite, "data/faqs");

/** Adds three questions, because a firm may have fewer. */
function addQuestions(): void {
  mkdirSync(questions, { recursive: true });
  for (const order of [1001, 1002, 1003]) {
    const slug = `question-${order}`;
    const question = {
      question: `What is in row ${order}?`,
      answer: "A tile of this size, laid in straight courses.",
      slug,
      order,
    };
    writeFileSync(join(questions, `${slug}.json`), JSON.stringify(question));
  }
}

const ordered = () =>
  readdirSync(questions)
    .map((name) => stored(`faqs/${name}`))
    .sort((one, other) => one.order - other.order)
    .map(({ question }) => question);

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search all words" }).fill(words);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `‘${words}’` })).toBeVisible();
}

test("A list shows each entry's picture, name and first text", async ({ page }) => {
  const { title, description } = first(projects);
  await open(page, "projects");
  const row = rows(page).filter({ hasText: title });
  await expect(row).toContainText(description);
  await expectDrawn(row.locator("img"), 100);
});

test("Every screen that the menu opens begins at its top", async ({ page }) => {
  await open(page);
  const [start, ...others] = await page.getByRole("navigation", { name: "Content" }).getByRole("link").all();
  for (const link of [...others, ...(start ? [start] : [])]) {
    await page.evaluate(() => window.scrollTo(0, 400));
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  }
});

test("A search result leads to the field with the text", async ({ page }) => {
  const area = first(areas);
  const words = area.introduction.slice(0, 30);
  await open(page);
  await search(page, words);
  await page
    .getByRole("link", { name: `Areas › ${area.name} › ` })
    .first()
    .click();
  await expect(field(page, "Introduction")).toBeFocused();
  await expect(field(page, "Short name")).toHaveValue(area.slug);
});

test("A question is dragged to the top of its list", async ({ page }) => {
  addQuestions();
  const before = ordered();
  const last = before.length - 1;
  await open(page, "faqs");
  await page.getByTitle(`Drag ${before[last]}`).dragTo(rows(page).first());
  await expect(rows(page)).toContainText([before[last] ?? "", ...before.slice(0, last)]);
});

test("A row of a form is moved with the keyboard, and keeps its text", async ({ page }) => {
  const { slug, features } = stored(`services/${stored("pages/home.json").services.cards[0]}.json`);
  await open(page, `services/${slug}`);
  await page.getByRole("button", { name: "Move Feature 1 down" }).press("Enter");
  await expect(field(page, "Feature").first()).toHaveValue(features[1]);
  await publish(page);
  expect(stored(`services/${slug}.json`).features).toEqual([features[1], features[0], ...features.slice(2)]);
});

test("A row's arrows change the order on the screen, and a button publishes it", async ({ page }) => {
  addQuestions();
  const before = ordered();
  const publications = countPublications(page);
  await open(page, "faqs");
  const down = page.getByRole("button", { name: `Move ${before[0]} down` });
  await down.click();
  await expect(down).toBeFocused();
  await down.click();
  await expect(rows(page)).toContainText([before[1], before[2], before[0], ...before.slice(3)]);
  await clickButton(page, "Put it back");
  await expect(rows(page)).toContainText(before);
  await down.click();
  await clickButton(page, "Publish this order");
  await expect(notice(page, "The order of Questions is published.")).toBeVisible();
  expect(publications()).toBe(1);
  expect(ordered()).toEqual([before[1], before[0], ...before.slice(2)]);
  await undo(page);
  expect(ordered()).toEqual(before);
});

test("A removed row is put back with Undo", async ({ page }) => {
  const { slug, features } = stored(`services/${stored("pages/home.json").services.cards[1]}.json`);
  await open(page, `services/${slug}`);
  const fields = field(page, "Feature");
  await page.getByRole("button", { name: "Remove Feature 1" }).click();
  await expect(fields).toHaveCount(features.length - 1);
  await clickButton(page, "Undo");
  await expect(fields).toHaveCount(features.length);
  await expect(fields.first()).toHaveValue(features[0]);
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
});
