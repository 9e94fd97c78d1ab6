import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { areas, first } from "../../published/published-content";
import { editedSite, stored, storedText } from "../edited-site";
import { ask, dialog, field, more, open, publish, write } from "../editing";
import { expectInOrder } from "../screen-faults";

const { slug } = first(areas.slice(7));
const area = `areas/${slug}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

/** Expects an open dialog to be in order at every width, to shade the rest, and to give focus back to what opened it. */
async function expectGoodDialog(page: Page, name: string, opener: Locator): Promise<void> {
  const opened = dialog(page, name);
  await expect(opened).toBeVisible();
  await expectInOrder(page, name);
  const shade = await opened.evaluate((element) => getComputedStyle(element, "::backdrop").backgroundColor);
  expect(shade).toMatch(/^rgba\(0, 0, 0, 0\.\d+\)$/);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}

test("The dialog that removes an entry is in order, and gives focus back to its menu", async ({ page }) => {
  await open(page, area);
  await more(page, "Remove this area");
  await expectGoodDialog(page, "Remove ", button(page, "More"));
});

test("The dialog of stored pictures is in order, and gives focus back to its button", async ({ page }) => {
  await open(page, "pages/home");
  const opener = button(page, "Choose a stored one");
  await opener.click();
  await expectGoodDialog(page, "Choose a stored picture", opener);
});

test("The dialog of a conflict is in order, and gives focus back to Publish", async ({ page }) => {
  const file = `${area}.json`;
  const text = storedText(file);
  const { borough } = stored(file);
  await open(page, area);
  await write(field(page, "Borough"), `${borough} and mine`);
  writeFileSync(join(editedSite, "data", file), text.replace(borough, `${borough} and theirs`));
  const opener = button(page, "Publish");
  await opener.click();
  await expectGoodDialog(page, "This was changed elsewhere", opener);
  await opener.click();
  await ask(page, "Use their version");
  await write(field(page, "Borough"), borough);
  await publish(page);
});
