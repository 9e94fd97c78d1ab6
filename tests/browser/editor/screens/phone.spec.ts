import { expect } from "@playwright/test";
import { areas, first, projects } from "../../../support/built-content";
import { stored } from "../edited-site";
import { clickButton, field, notice, open, test, write } from "../editing";
import { expectInOrder, pageWidth } from "../screen-faults";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const newTitle = "A title written on a phone";

test("On a phone a project is edited, previewed and published without sideways scrolling", async ({
  page,
}) => {
  const { slug, title: name } = projects[1] ?? first(projects);
  await open(page, "projects");
  const link = page.getByRole("link", { name });
  await expect.poll(() => pageWidth(page)).toBe(390);
  await link.click();
  const title = field(page, "Title");
  await write(title, newTitle);
  await expect.poll(() => pageWidth(page)).toBe(390);
  const size = await title.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await clickButton(page, "Page");
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: newTitle })).toBeVisible();
  await expect(title).toBeHidden();
  await expect.poll(() => pageWidth(page)).toBe(390);
  await clickButton(page, "Publish");
  await expect(notice(page, "Published.")).toBeVisible();
  expect(stored(`projects/${slug}.json`).title).toBe(newTitle);
});

test("axe finds nothing at a refused publication and among drafts", async ({ page }) => {
  const { slug } = first(areas);
  await open(page, `areas/${slug}`);
  await write(field(page, "Introduction"), "");
  await clickButton(page, "Publish");
  await expect(page.getByRole("region", { name: "Problems to fix" })).toBeVisible();
  await expectInOrder(page, "a refused publication");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectInOrder(page, "words that were kept");
  await open(page);
  await expectInOrder(page, "the start page with unpublished words");
  await clickButton(page, /^Throw away/);
  await expectInOrder(page, "the question before words are thrown away");
  await clickButton(page, "Throw it away");
  await expect(page.getByRole("heading", { name: "Not published yet" })).toBeHidden();
});
