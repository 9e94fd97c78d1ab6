import { cpSync, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { dropFiles } from "../editor/dropped-files";
import { editedSite, stored } from "../editor/edited-site";
import { guidePicture } from "../editor/guide-picture";
import { plainPicture } from "../editor/pictures";
import { faults, pageWidth } from "../editor/screen-faults";
import { first, projects } from "../published/published-content";
import { goTo, openWindow, publish, write } from "./editing";

test.describe.configure({ mode: "serial" });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser);
});

test.afterAll(() => page.close());

const data = join(editedSite, "data");

/** No test of another file changes it. */
const { slug, title, pictures } = first(projects.slice(2).filter(({ beforeAndAfter }) => !beforeAndAfter));
const file = `projects/${slug}.json`;

const dropArea = () => page.locator(".cms-drop").filter({ hasText: "drop them here" });

/** On a phone and on a desk. */
async function expectInOrder(): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => pageWidth(page)).toBe(width);
    expect(await faults(page)).toEqual([]);
  }
}

test("Pictures dropped all at once come at the end of the list, and one that cannot be taken is named", async () => {
  await goTo(page, "projects", slug);
  await expect(dropArea()).toBeVisible();
  await dropFiles(dropArea(), [
    await plainPicture("Corner.jpg", 1300),
    await plainPicture("thumbnail.jpg", 800),
    await plainPicture("Corner copy.jpg", 1300),
    await plainPicture("Shelf.jpg", 1400),
  ]);
  await expect(page.getByRole("alert")).toContainText("thumbnail.jpg is 800 pixels wide.");
  await expect(dropArea().getByRole("status")).toHaveText(
    "2 pictures are at the end of the list. Say in each what it shows. Corner copy.jpg is in the list already.",
  );
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  const words = ["The corner of the room beside the window", "A shelf of the same tile below the mirror"];
  for (const [index, text] of words.entries())
    await write(page.getByLabel("Alternative text").nth(pictures.length + index), text);
  await expectInOrder();
  await publish(page);
  const added = stored(file).pictures.slice(pictures.length);
  expect(added.map(({ image }: { image: string }) => basename(image))).toEqual(["corner.jpg", "shelf.jpg"]);
  for (const { image } of added) expect(existsSync(join(data, "projects", image))).toBe(true);
  const note = page.getByRole("status").filter({ hasText: "in about a minute" });
  await expect(note).toBeVisible();
  await expectInOrder();
  await note.getByRole("button", { name: "Close" }).click();
});

test("The list of pictures has the unused ones apart, which may be removed, and leads to where the others are shown", async () => {
  const spare = "images/tiles/spare.jpg";
  cpSync(join(data, "projects", first(pictures).image), join(data, spare));
  const { width, height } = await sharp(join(data, spare)).metadata();
  await goTo(page, "areas");
  await page.getByRole("button", { name: "Pictures" }).click();
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  const unused = dialog.getByRole("listitem").filter({ hasText: "tiles/spare.jpg" });
  await expect(unused).toContainText(`${width} × ${height} pixels`);
  await expect
    .poll(() => unused.getByRole("presentation").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(dialog.getByRole("button", { name: /^Remove/ })).toHaveCount(1);
  await expectInOrder();
  await guidePicture(page, "pictures");
  await unused.getByRole("button", { name: "Remove tiles/spare.jpg" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(unused).toHaveCount(0);
  expect(existsSync(join(data, spare))).toBe(false);
  await dialog.getByRole("link", { name: `Portfolio › ${title} › Pictures › 1 › Image` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(slug);
});

test("A file dropped beside its field does not take the place of what was written", async () => {
  await goTo(page, "projects", slug);
  await write(page.getByLabel("Title", { exact: true }), "Not published yet");
  const title = page.getByLabel("Title", { exact: true });
  const isOpened = await dropFiles(title, [await plainPicture("stray.jpg", 1300)]);
  expect(isOpened).toBe(false);
  await expect(page.getByRole("alert")).toContainText("Drop pictures on the field with the dashed border");
});
