import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { editedSite, stored } from "../editor/edited-site";
import { areas, first } from "../published/published-content";
import { askToPublish, openCms, publish, write } from "./editing";

test.describe.configure({ mode: "serial" });

const area = first(areas);
const file = `areas/${area.slug}.json`;
const fileOnDisk = join(editedSite, "data", file);
const original = readFileSync(fileOnDisk, "utf8");

test.afterEach(() => writeFileSync(fileOnDisk, original));

const cardText = (page: Page) => page.getByLabel("Card text");
const mine = "Words about the place that were written in the first tab, and are as long as they must be.";
const theirs = "Words about the place that were written in the second tab, and are as long as they must be.";

const inCms = `/collections/areas/entries/${area.slug}`;

const question = (page: Page) => page.getByRole("dialog", { name: "This entry was changed elsewhere" });

test("The second of two tabs is told what the first has published, and may keep, take over or replace it", async ({
  page,
  context,
}) => {
  await openCms(page, inCms);
  await write(cardText(page), mine);
  const second = await context.newPage();
  await second.goto(`/admin/#${inCms}`);
  await write(cardText(second), theirs);
  await publish(second);
  await askToPublish(page);
  await expect(question(page).getByRole("cell", { name: theirs })).toBeVisible();
  await expect(question(page).getByRole("cell", { name: mine })).toBeVisible();
  await question(page)
    .getByRole("button", { name: /^Cancel/ })
    .click();
  expect(stored(file).description).toBe(theirs);
  await expect(cardText(page)).toHaveValue(mine);

  await askToPublish(page);
  await question(page)
    .getByRole("button", { name: /^Publish what I wrote/ })
    .click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(stored(file).description).toBe(mine);
});

test("A change of the file since the entry was opened is told, and may be taken over", async ({ page }) => {
  await openCms(page, inCms);
  await write(cardText(page), mine);
  writeFileSync(fileOnDisk, original.replace(JSON.parse(original).description, theirs));
  await askToPublish(page);
  await question(page)
    .getByRole("button", { name: /^Take over/ })
    .click();
  await expect(cardText(page)).toHaveValue(theirs);
  expect(stored(file).description).toBe(theirs);
});

test("An entry opened by its address while another is open is the one that is shown", async ({ page }) => {
  await openCms(page, inCms);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(area.name);
  const another = first(areas.slice(1));
  await page.goto(`/admin/#/collections/areas/entries/${another.slug}`);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(another.name);
});

test("Back from a new entry to the one before shows the one before, and not the new one under its address", async ({
  page,
}) => {
  await openCms(page, inCms);
  await page.goto("/admin/#/collections/areas");
  await page.goto("/admin/#/collections/areas/new");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  // Afterwards: a document that is left while it answers makes the test fail, not the CMS.
  await page.evaluate(() => void setTimeout(() => window.history.go(-2)));
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(area.name);
});

test("Words that were typed when the browser was closed are offered beside what is published, and put back", async ({
  page,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await openCms(page, inCms);
  await write(cardText(page), "Older words, which the browser keeps for a while before newer ones follow.");
  await write(cardText(page), mine);
  await expect.poll(() => keptWords(page)).toContain(mine);
  await page.reload();
  const offer = page.getByRole("dialog", { name: "Words that were not published" });
  await expect(offer.getByRole("cell", { name: mine })).toBeVisible();
  await offer.getByRole("button", { name: "Put them back into the form" }).click();
  await expect(cardText(page)).toHaveValue(mine);
  await publish(page);
  expect(stored(file).description).toBe(mine);
  await page.reload();
  await expect(cardText(page)).toHaveValue(mine);
  await expect(offer).toBeHidden();
});

/** What the browser keeps of the entry while it is written: all of it as text. */
function keptWords(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("localforage");
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("keyvaluepairs").objectStore("keyvaluepairs").getAll();
          reading.addEventListener("success", () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );
}
