import { expect, type Page, test } from "@playwright/test";
import { inEditorsWords } from "../../src/cms/browser/refused/in-editors-words";
import { stored, storedText } from "../editor/edited-site";
import { areas, first } from "../published/published-content";
import { askToPublish, errors, openCms, publish, write } from "./editing";

/** No test of another file changes these two. */
const [other, area] = [areas.at(-1) ?? first(areas), areas.at(-2) ?? first(areas)];
const file = `areas/${area.slug}.json`;
const inCms = `/collections/areas/entries/${area.slug}`;

const toast = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved" });

test("A refused publication says how much is wrong, and the cursor is in the first field that is", async ({
  page,
}) => {
  const before = storedText(file);
  await openCms(page, inCms);
  await write(page.getByLabel("Borough"), "");
  await write(page.getByLabel("Access"), "Too short.");
  await write(page.getByLabel("Card text"), "Too long. ".repeat(17).trim());
  await askToPublish(page);
  await expect(toast(page)).toContainText("3 fields are wrong");
  await expect(page.getByLabel("Borough")).toBeFocused();
  await expect(page.getByText("Access is too short: 10 characters, at least 150 are needed.")).toHaveCount(1);
  await expect(page.getByText("Card text is 9 characters too long: 169, at most 160 fit.")).toBeVisible();
  expect(storedText(file)).toBe(before);
});

test("A fault within a closed entry of a list is opened and shown", async ({ page }) => {
  const [postcode] = stored(file).postcodes;
  await openCms(page, inCms);
  const toggle = (row: string) =>
    page.getByText(row, { exact: true }).locator("..").getByRole("button").first();
  await toggle(postcode).click();
  await write(page.getByLabel("Postcode district", { exact: true }).first(), "south west");
  await toggle("south west").click();
  await askToPublish(page);
  await expect(page.getByLabel("Postcode district", { exact: true }).first()).toBeFocused();
});

test("The list of errors leads from a line to its field, and to another entry's in a new tab", async ({
  page,
  context,
}) => {
  await openCms(page, inCms);
  await write(page.getByLabel("Search title"), stored(`areas/${other.slug}.json`).seoTitle);
  await askToPublish(page);
  await expect(errors(page).getByRole("heading")).toBeFocused();
  await expect(errors(page)).toContainText(inEditorsWords(`data/areas/${other.slug}.json has it already`));
  await errors(page)
    .getByRole("link", { name: `Areas › ${area.name} › Search title` })
    .click();
  await expect(page.getByLabel("Search title")).toBeFocused();
  const tab = await context.newPage();
  await tab.goto(`/admin/#/collections/areas/entries/${other.slug}?field=seoTitle`);
  await expect(tab.getByLabel("Search title")).toBeFocused();
});

test("Words pasted from Word are stored tidy, and quotes and emoji stay", async ({ page }) => {
  await openCms(page, inCms);
  const field = page.getByLabel("Borough");
  await write(field, "");
  await paste(page, "•\tWandsworth\u00a0 \n•\t‘by the river’ 🛁");
  await expect(field).toHaveValue("Wandsworth ‘by the river’ 🛁");
  await page.keyboard.insertText("  ");
  await publish(page);
  expect(stored(file).borough).toBe("Wandsworth ‘by the river’ 🛁");
});

test("A place copied from a map fills latitude and longitude", async ({ page }) => {
  await openCms(page, inCms);
  await page.getByLabel("Latitude").click();
  await paste(page, "51.461234, -0.216789");
  await expect(page.getByLabel("Latitude")).toHaveValue("51.46123");
  await expect(page.getByLabel("Longitude")).toHaveValue("-0.21679");
});

/** Pastes into what has the focus; a test has no clipboard of its own. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", words);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, text);
}
