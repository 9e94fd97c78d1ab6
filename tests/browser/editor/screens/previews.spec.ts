import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { first, projects } from "../../../support/built-content";
import { editedSite, stored } from "../edited-site";
import { clickButton, field, open, test, write } from "../editing";

const preview = (page: Page) => page.frameLocator("iframe");

test("A claim appears in the preview's sentences as it is typed", async ({ page }) => {
  await open(page, "company");
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  await write(field(page, "Quote within"), "36 hours");
  await expect(preview(page).getByText("36 hours").first()).toBeVisible();
});

test("The preview keeps its place while a row of other hours is filled in", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await open(page, "company?field=claims.quoteWithin");
  await expect(field(page, "Quote within")).toBeFocused();
  const scrolled = () =>
    preview(page)
      .locator("html")
      .evaluate(({ scrollTop }) => Math.round(scrollTop));
  const title = preview(page).locator("h1");
  await title.evaluate((heading) => heading.setAttribute("data-before", ""));
  await preview(page)
    .locator("html")
    .evaluate((html) => html.scrollTo({ top: 900, behavior: "instant" }));
  const place = await scrolled();
  expect(place).toBeGreaterThan(0);
  await clickButton(page, "Add other hours");
  await expect(page.getByLabel("First day").last()).toBeFocused();
  const year = new Date().getFullYear() + 3;
  await page.getByLabel("Last day").last().fill(`${year}-02-05`);
  // Without its first day the row cannot be shown, so the preview renders the last valid page again.
  await expect(preview(page).locator("h1:not([data-before])")).toBeAttached();
  await expect.poll(scrolled).toBe(place);
  await page.getByLabel("First day").last().fill(`${year}-02-03`);
  await expect(preview(page).getByText("3 Feb-5 Feb closed").first()).toBeAttached();
  await expect.poll(scrolled).toBe(place);
  expect(errors).toEqual([]);
});

test("The preview follows the cursor, and a click on a text leads to its field", async ({ page }) => {
  const file = `projects/${first(projects).slug}.json`;
  const room = "A bathroom with a window to the north and a floor of oak.";
  writeFileSync(join(editedSite, "data", file), JSON.stringify({ ...stored(file), room }));
  const { slug, workDone } = stored(file);
  await open(page, `projects/${slug}`);
  await field(page, "What was done").click();
  await expect(preview(page).getByText(workDone.slice(0, 40)).first()).toBeInViewport();
  await preview(page).getByText(room.slice(0, 40)).first().click();
  await expect(field(page, "The room")).toBeFocused();
});

test("Words that are copied from the preview are those that it shows, without invisible marks", async ({
  page,
}) => {
  await open(page, "company");
  const headline = preview(page).getByRole("heading", { level: 1 });
  const copied = await headline.evaluate((heading) => {
    getSelection()?.selectAllChildren(heading);
    const clipboardData = new DataTransfer();
    heading.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData("text/plain");
  });
  expect(copied.trim()).not.toBe("");
  expect(copied).not.toMatch(/[\u{e0000}-\u{e007f}]/u);
});
