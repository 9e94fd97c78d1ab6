import { expect } from "@playwright/test";
import { areas, first, projects } from "../../../support/built-content";
import { screenFaultsAtWidths } from "../../support/axe";
import { sidewaysScroll } from "../../support/positions";
import { stored } from "../edited-site";
import { clickButton, editorWidths, field, notice, open, problems, test, write } from "../editing";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const newTitle = "A title written on a phone";

test("On a phone a project is edited, previewed and published without sideways scrolling", async ({
  page,
}) => {
  const { slug, title: name } = projects[1] ?? first(projects);
  await open(page, "projects");
  const link = page.getByRole("link", { name });
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await link.click();
  const title = field(page, "Title");
  await write(title, newTitle);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  const size = await title.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await clickButton(page, "Page");
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: newTitle })).toBeVisible();
  await expect(title).toBeHidden();
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await clickButton(page, "Publish");
  await expect(notice(page, "is published.")).toBeVisible();
  expect(stored(`projects/${slug}.json`).title).toBe(newTitle);
});

test("The screens of a refused publication and of drafts fit every width without axe faults", async ({
  page,
}) => {
  const { slug } = first(areas);
  await open(page, `areas/${slug}`);
  await write(field(page, "Introduction"), "");
  await clickButton(page, "Publish");
  await expect(problems(page)).toBeVisible();
  expect(await screenFaultsAtWidths(page, editorWidths), "a refused publication").toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await screenFaultsAtWidths(page, editorWidths), "words that were kept").toEqual([]);
  await open(page);
  expect(await screenFaultsAtWidths(page, editorWidths), "the start page with unpublished words").toEqual([]);
  await clickButton(page, /^Throw away/);
  expect(await screenFaultsAtWidths(page, editorWidths), "the question before words are thrown away").toEqual(
    [],
  );
  await clickButton(page, "Throw it away");
  await expect(page.getByRole("heading", { name: "Not published yet" })).toBeHidden();
});
