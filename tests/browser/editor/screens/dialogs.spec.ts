import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { areas, first } from "../../../support/built-content";
import { screenFaultsAtWidths } from "../../support/axe";
import { editedSite, storedText } from "../edited-site";
import { chooseFromMenu, dialog, editorWidths, field, open, test, write } from "../editing";

const { slug, introduction } = first(areas);
const area = `areas/${slug}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

/** Expects an open dialog to be in order at every width, to shade the rest, and to give focus back to what opened it. */
async function expectGoodDialog(page: Page, name: string, opener: Locator): Promise<void> {
  const opened = dialog(page, name);
  await expect(opened).toBeVisible();
  expect(await screenFaultsAtWidths(page, editorWidths), name).toEqual([]);
  const shade = await opened.evaluate((element) => getComputedStyle(element, "::backdrop").backgroundColor);
  expect(shade).toMatch(/^rgba\(0, 0, 0, 0\.\d+\)$/);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

test("The dialog of a removal fits every width without axe faults, and returns focus to its menu", async ({
  page,
}) => {
  await open(page, area);
  await chooseFromMenu(page, "Remove this area");
  await expectGoodDialog(page, "Remove ", button(page, "More"));
});

test("The dialog of stored pictures fits every width without axe faults, and returns focus to its button", async ({
  page,
}) => {
  await open(page, "pages/home");
  const opener = button(page, "Choose a stored one");
  await opener.click();
  await expectGoodDialog(page, "Choose a stored picture", opener);
});

test("The dialog of a conflict fits every width without axe faults, and returns focus to Publish", async ({
  page,
}) => {
  const file = `${area}.json`;
  await open(page, area);
  await write(field(page, "Introduction"), `${introduction} And mine.`);
  writeFileSync(join(editedSite, "data", file), storedText(file).replace(introduction, "$& And theirs."));
  const opener = button(page, "Publish");
  await opener.click();
  await expectGoodDialog(page, "This was changed elsewhere", opener);
});
