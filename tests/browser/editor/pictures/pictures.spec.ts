import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { inspectPicture } from "../../../../src/content/reading/inspect-picture";
import { cutaways, first, projects } from "../../../support/built-content";
import { axeFaultsOf } from "../../support/axe";
import { holdRequests } from "../../support/hold-requests";
import { boxOf } from "../../support/positions";
import { editedSite, stored } from "../edited-site";
import {
  chooseFiles,
  clickButton,
  closedRow,
  dialog,
  expectDrawn,
  open,
  publish,
  rows,
  test,
  write,
} from "../editing";
import { dropFiles, phonePicture, plainPicture } from "./pictures";

const data = join(editedSite, "data");

const unreadable = (name: string) => ({ name, mimeType: "image/jpeg" as const, buffer: Buffer.from("none") });

const { slug, pictures } = first(projects);
const file = `projects/${slug}.json`;

test("The content below a picture does not move when the picture loads", async ({ page }) => {
  test.skip(cutaways.length === 0, "This content has no cutaways.");
  const release = await holdRequests(page, /\/api\/thumbnail/);
  await open(page, `cutaways/${first(cutaways).slug}`);
  const below = page.getByLabel("Alternative text");
  await expect(page.locator("[data-picture] img")).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const place = await below.boundingBox();
  release();
  await expectDrawn(page.locator("[data-picture] img"), 100);
  await expect.poll(() => below.boundingBox()).toEqual(place);
});

test("Dropped pictures join the end of the list, a phone's upright, smaller and without its place, and unusable files are named", async ({
  page,
}) => {
  await open(page, `projects/${slug}`);
  await dropFiles(page.getByLabel("Add pictures"), [
    await phonePicture("Corner.jpg"),
    await plainPicture("thumbnail.jpg", 800),
    unreadable("notes.txt"),
    unreadable("IMG_0005.heic"),
    await plainPicture("Shelf.jpg", 1400),
  ]);
  for (const says of [
    "thumbnail.jpg is too small: 800 pixels wide. Choose a picture of at least 1080 pixels.",
    "notes.txt cannot be read here. Choose a picture in JPEG, PNG or WebP",
    "IMG_0005.heic cannot be read here. Choose a picture in JPEG, PNG or WebP",
  ])
    await expect(page.getByRole("alert").filter({ hasText: says })).toBeVisible();
  const words = ["The corner of the room beside the window", "A shelf of the same tile below the mirror"];
  for (const [index, text] of words.entries()) {
    // A row without an alternative text shows its file's name.
    await closedRow(page, index === 0 ? "corner.jpg" : "shelf.jpg").click();
    await write(
      rows(page)
        .nth(pictures.length + index)
        .getByLabel("Alternative text"),
      text,
    );
  }
  expect(await axeFaultsOf(page)).toEqual([]);
  await publish(page);
  const storedNow = stored(file).pictures.slice(pictures.length);
  expect(storedNow.map(({ image }: { image: string }) => basename(image))).toEqual([
    "corner.jpg",
    "shelf.jpg",
  ]);
  const [photograph, shelf] = storedNow.map(({ image }: { image: string }) => join(data, "projects", image));
  expect(await inspectPicture(photograph)).toEqual({ width: 2400, hasLocation: false });
  expect(await sharp(photograph).metadata()).toMatchObject({ height: 3200 });
  expect(existsSync(shelf)).toBe(true);
});

test("A replaced picture is in the preview once it is published", async ({ page }) => {
  await open(page, "pages/home");
  await page
    .getByLabel("Choose a picture")
    .first()
    .setInputFiles(await plainPicture("Swapped.jpg", 1400));
  await expectDrawn(page.locator("[data-picture] img").first(), 1400);
  const { alt } = stored("pages/home.json").hero.picture;
  await publish(page);
  // Before the reload the preview shows the chosen file, after it the stored one.
  await page.reload();
  const shown = page.frameLocator("iframe").getByRole("img", { name: alt }).first();
  await expect(shown).toHaveAttribute("src", /swapped\.jpg/);
  await expectDrawn(shown, 300);
});

test("Pictures that the site is not built with yet are grey in the form and in the preview", async ({
  page,
}) => {
  await page.route(/\/api\/thumbnail/, (route) => route.fulfill({ status: 404 }));
  await open(page, `projects/${slug}`);
  await closedRow(page, first(pictures).alt).click();
  for (const shown of [
    page.locator("[data-picture] img").first(),
    page
      .frameLocator("iframe")
      .getByRole("img", { name: first(pictures).alt })
      .first(),
  ])
    await expect(shown).toHaveAttribute("src", /^data:image.*Shown%20after/);
});

test("A tap sets a picture's point in view, and a thumbnail chooses a stored picture", async ({ page }) => {
  await open(page, `projects/${slug}`);
  await closedRow(page, first(pictures).alt).click();
  const shown = page.locator("[data-picture] img").first();
  await expectDrawn(shown, 100);
  const { width, height } = await boxOf(shown);
  await shown.click({ position: { x: width / 4, y: height / 2 } });
  await expect(page.getByLabel("Point that stays in view").first()).toHaveValue("25% 50%");
  await publish(page);
  expect(first(stored(file).pictures as { focus: string }[]).focus).toBe("25% 50%");
  await rows(page).getByRole("button", { name: "Choose a stored one" }).click();
  const choices = dialog(page, "Choose a stored picture").getByRole("listitem");
  const other = pictures.at(-1)?.image ?? "";
  await expect(choices.filter({ hasText: basename(other) }).first()).toContainText("pixels");
  await clickButton(page, `Choose ${other.replace("../images/", "")}`);
  await expect(page.getByText("Published, with changes")).toBeVisible();
});

test("A mark in SVG is stored as pixels, whatever type the system gives its file", async ({ page }) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30"/></svg>';
  await open(page, "company?field=brand.mark");
  // Windows may not know the type of SVG files.
  await chooseFiles(page, "Choose a picture", {
    name: "Mark.svg",
    mimeType: "",
    buffer: Buffer.from(drawing),
  });
  await expectDrawn(page.locator('[data-picture="brand.mark"] img'), 512);
  await publish(page);
  const mark = await sharp(join(data, stored("company.json").brand.mark)).metadata();
  expect(mark).toMatchObject({ format: "png", width: 512, height: 512, hasAlpha: true });
});
