import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { areas, first } from "../../../support/built-content";
import { holdRequests } from "../../support/hold-requests";
import { editedSite, stored } from "../edited-site";
import {
  changeRequests,
  chooseFiles,
  chooseFromMenu,
  clickButton,
  closedRow,
  dialog,
  expectDrawn,
  field,
  notice,
  open,
  problems,
  publish,
  rows,
  test,
  write,
} from "../editing";
import { plainPicture } from "../pictures/pictures";

const area = first(areas);
const file = `areas/${area.slug}.json`;
const inEditor = `areas/${area.slug}`;
const fileOnDisk = join(editedSite, "data", file);

const cardText = (page: Page) => page.getByLabel("Card text");
const mine = "Words about the place that were written in the first tab, and are as long as they must be.";
const theirs = "Words about the place that were written in the second tab, and are as long as they must be.";
const question = (page: Page) => dialog(page, "This was changed elsewhere");

test("An entry that is opened after another tab has published it shows the new words", async ({
  page,
  context,
}) => {
  await open(page, "areas");
  const second = await context.newPage();
  await open(second, inEditor);
  await write(cardText(second), theirs);
  await publish(second);
  await rows(page).getByRole("link", { name: area.name }).first().click();
  await expect(cardText(page)).toHaveValue(theirs);
});

test("A conflict of two tabs asks about the one field, and either version can be used", async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await open(page, inEditor);
  await open(second, inEditor);
  await write(field(page, "Name"), "Hounslow");
  await publish(page);
  await write(field(second, "Name"), "Ealing");
  await write(cardText(second), mine);
  await clickButton(second, "Publish");
  await expect(question(second).getByRole("rowheader")).toHaveText(["Name"]);
  for (const words of ["Hounslow", "Ealing"])
    await expect(question(second).getByRole("cell", { name: words })).toBeVisible();
  await clickButton(second, "Use their version");
  await expect(field(second, "Name")).toHaveValue("Hounslow");
  await expect(cardText(second)).toHaveValue(mine);
  await clickButton(second, "Use mine again");
  await expect(notice(second, "Your version is in the form again.")).toBeVisible();
  await expect(field(second, "Name")).toHaveValue("Ealing");
  await publish(second);
  expect(stored(file)).toMatchObject({ name: "Ealing", description: mine });
});

test("A draft survives a reload until it is published", async ({ page }) => {
  await open(page, inEditor);
  await write(cardText(page), mine);
  await cardText(page).press("End");
  await page.keyboard.type(" To the last key");
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} To the last key`);
  await expect(notice(page, "Published, with changes")).toBeVisible();
  await publish(page);
  expect(stored(file).description).toBe(`${mine} To the last key`);
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} To the last key`);
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
});

test("The start page names the draft of a new entry until it is thrown away", async ({ page }) => {
  const kept = page.getByRole("region", { name: "Not published yet" });
  await open(page, "faqs/~new");
  await field(page, "Question").pressSequentially("Who carries the rubble down?");
  await open(page);
  await kept.getByRole("link", { name: "Questions › Who carries the rubble down?" }).click();
  await expect(field(page, "Question")).toHaveValue("Who carries the rubble down?");
  await open(page);
  await clickButton(page, /^Throw away/);
  await clickButton(page, "Cancel");
  await expect(kept).toBeVisible();
  await clickButton(page, /^Throw away/);
  await clickButton(page, "Throw it away");
  await expect(kept).toBeHidden();
});

test("A new picture is kept with its draft", async ({ page }) => {
  await open(page, "projects/~new");
  await write(field(page, "Title"), "Half a project");
  await chooseFiles(page, "Add pictures", await plainPicture("Half.jpg", 1300));
  await expect(page.getByRole("button", { name: "Remove Picture 1" })).toBeVisible();
  await open(page);
  await page.reload();
  await page.getByRole("link", { name: "Portfolio › Half a project" }).click();
  await closedRow(page, "half.jpg").click();
  await expectDrawn(rows(page).locator("[data-picture] img"), 1300);
  await clickButton(page, "Publish");
  await expect(problems(page)).toContainText("Fill in What was done.");
  await chooseFromMenu(page, "Throw away unpublished changes");
  await clickButton(page, "Throw it away");
  await expect(page.getByRole("heading", { name: "Portfolio" })).toBeVisible();
});

test("A file that is broken by hand stops the editor, and the draft survives until it is repaired", async ({
  page,
}) => {
  const original = readFileSync(fileOnDisk, "utf8");
  await open(page, inEditor);
  await write(cardText(page), mine);
  writeFileSync(fileOnDisk, original.slice(0, -20));
  await clickButton(page, "Publish");
  await expect(notice(page, `The file data/${file} was changed outside the editor`)).toBeVisible();
  await expect(cardText(page)).toHaveValue(mine);
  await page.reload();
  await expect(page.getByRole("heading", { name: "The content could not be read" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(/not valid JSON\. Line \d+:/);
  writeFileSync(fileOnDisk, original);
  await clickButton(page, "Try again");
  await expect(cardText(page)).toHaveValue(mine);
  await publish(page);
  expect(stored(file).description).toBe(mine);
});

test("Publishing by keyboard keeps the cursor, and text typed meanwhile becomes the next draft", async ({
  page,
}) => {
  const release = await holdRequests(page, changeRequests);
  await open(page, inEditor);
  await write(cardText(page), mine);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Publishing…")).toBeVisible();
  await page.keyboard.type(" And on");
  release();
  await expect(notice(page, "is published.")).toBeVisible();
  await page.keyboard.type(" it goes.");
  await expect(cardText(page)).toBeFocused();
  await expect(cardText(page)).toHaveValue(`${mine} And on it goes.`);
  await expect(page.getByText("Published, with changes")).toBeVisible();
  expect(stored(file).description).toBe(mine);
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} And on it goes.`);
  await clickButton(page, "Publish");
  await expect.poll(() => stored(file).description).toBe(`${mine} And on it goes.`);
});
