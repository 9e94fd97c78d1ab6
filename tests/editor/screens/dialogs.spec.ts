import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { areas, first } from "../../published/published-content";
import { editedSite, stored, storedText } from "../edited-site";
import { ask, chooseFiles, dialog, field, more, open, publish, row, write } from "../editing";
import { plainPicture } from "../pictures/pictures";
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

test("The dialog that asks what each picture shows is in order, for a list and for a before and an after", async ({
  page,
}) => {
  await open(page, "projects/~new");
  await chooseFiles(
    page,
    "Add pictures",
    await plainPicture("Door.jpg", 1300),
    await plainPicture("Sill.jpg", 1310),
  );
  const opener = button(page, "Say what 2 pictures show");
  await opener.click();
  await expectGoodDialog(page, "Picture 1 of 2", opener);

  const comparison = page.locator('[data-field="beforeAndAfter"]');
  await row(page, /^More/).click();
  await comparison.locator("> summary").click();
  for (const [index, name] of ["Before.jpg", "After.jpg"].entries())
    await comparison
      .getByLabel("Choose a picture")
      .nth(index)
      .setInputFiles(await plainPicture(name, 1400 + index));
  const compared = comparison.getByRole("button", { name: "Say what 2 pictures show" });
  await compared.click();
  await expectGoodDialog(page, "Picture 1 of 2", compared);
  await compared.click();
  const asked = dialog(page, "Picture").getByRole("textbox");
  await asked.fill("A wall of bare plaster with two hooks");
  await ask(page, "Next picture");
  await asked.fill("The same wall tiled in green up to both hooks");
  await ask(page, "Done");
  await expect(compared).toBeHidden();
  for (const [index, words] of ["A wall of bare", "The same wall"].entries())
    await expect(comparison.getByLabel("Alternative text").nth(index)).toHaveValue(new RegExp(words));
  // The button that opened it is gone, so the focus is in the group that it stood in.
  await expect(comparison.locator(":focus")).toHaveCount(1);

  const aligning = comparison.getByRole("button", { name: "Lay one over the other" });
  await aligning.click();
  await expectGoodDialog(page, "Lay one over the other", aligning);
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

test("A dialog that is opened while a publication is undone stays open over the words as they were", async ({
  page,
}) => {
  const { borough } = stored(`${area}.json`);
  await open(page, area);
  await write(field(page, "Borough"), `${borough} and elsewhere`);
  await publish(page);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/admin/api/changes", async (route) => {
    await held;
    await route.continue();
  });
  await ask(page, "Undo");
  await more(page, "Remove this area");
  await expect(dialog(page, "Remove ")).toBeVisible();
  answer();
  await expect(field(page, "Borough")).toHaveValue(borough);
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(dialog(page, "Remove ")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "More")).toBeFocused();
});
