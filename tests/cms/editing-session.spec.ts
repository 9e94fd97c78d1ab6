import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { inEditorsWords } from "../../src/cms/browser/refused/in-editors-words";
import { inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import { areas, first, homePage, projects } from "../published/published-content";
import { editedSite, stored, storedText } from "./edited-site";
import { askToPublish, choose, chooseFile, errors, openCms, publish, upload, write } from "./editing";
import { areaLabel, newArea } from "./new-area";
import { changedTitle, newProject, projectLabel } from "./new-project";
import { phonePicture, plainPicture } from "./pictures";

test.describe.configure({ mode: "serial" });

const project = `projects/${first(projects).slug}`;

/** An area that the home page and other areas name. */
const known = areas.find(({ slug }) => homePage.featuredAreas.areas[0] === slug) ?? first(areas);
const others = areas.filter(({ slug }) => slug !== known.slug);
const area = `areas/${known.slug}`;
const other = `areas/${first(others).slug}`;

test("A changed title is stored, and nothing else of the file changes", async ({ page }) => {
  const before = stored(`${project}.json`);
  await openCms(page, `/collections/projects/entries/${first(projects).slug}`);
  await write(page.getByLabel("Title", { exact: true }), changedTitle);
  await publish(page);
  expect(stored(`${project}.json`)).toEqual({
    ...before,
    title: changedTitle,
  });
  expect(storedText(`${project}.json`)).toBe(
    `${JSON.stringify({ ...before, title: changedTitle }, null, 2)}\n`,
  );
});

test("A description that is too long is refused, in words that say what is asked", async ({ page }) => {
  const before = storedText(`${area}.json`);
  await openCms(page, `/collections/areas/entries/${known.slug}`);
  await write(page.getByLabel("Card text"), "Too long. ".repeat(17).trim());
  await askToPublish(page);
  await expect(page.getByText("Card text is 9 characters too long: 169, at most 160 fit.")).toBeVisible();
  expect(storedText(`${area}.json`)).toBe(before);
});

test("An error that only shows beside other entries is refused, naming the entry and the field", async ({
  page,
}) => {
  await openCms(page, `/collections/areas/entries/${known.slug}`);
  await write(page.getByLabel("Search title"), stored(`${other}.json`).seoTitle);
  await askToPublish(page);
  await expect(errors(page)).toContainText(`Areas › ${known.name} › Search title`);
  await expect(errors(page)).toContainText(inEditorsWords(`data/${other}.json has it already`));
});

test("An area that other pages refer to is not removed, and every place that does is named", async ({
  page,
}) => {
  await openCms(page, `/collections/areas/entries/${known.slug}`);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  const naming = others.filter(({ neighbours }) => neighbours.includes(known.slug));
  for (const { name } of naming) await expect(errors(page)).toContainText(`Areas › ${name}`);
  await expect(errors(page)).toContainText("Home page › Words and pictures");
  expect(stored(`${area}.json`).name).toBe(known.name);
});

test("A new area with every field is stored as it was written", async ({ page }) => {
  await openCms(page, "/collections/areas/new");
  const { postcodes, neighbours, project, ...texts } = newArea;
  for (const [name, value] of Object.entries(texts))
    await write(page.getByLabel(areaLabel(name), { exact: true }), String(value));
  for (const [index, postcode] of postcodes.entries()) {
    await page.getByRole("button", { name: "Add postcode district" }).click();
    await write(page.getByLabel("Postcode district", { exact: true }).nth(index), postcode);
  }
  for (const neighbour of neighbours)
    await choose(page, "Neighbours", stored(`areas/${neighbour}.json`).name);
  await choose(page, "Leading project", stored(`projects/${project}.json`).title);
  await publish(page);
  expect(stored("areas/crouch-hill.json")).toEqual({
    $schema: stored(`${area}.json`).$schema,
    ...newArea,
  });
});

test("A new project takes a picture from a phone, and stores it upright, smaller and without its place", async ({
  page,
}) => {
  await openCms(page, "/collections/projects/new");
  const { type, kind, service, area, pictures, ...texts } = newProject;
  for (const [name, value] of Object.entries(texts))
    await write(page.getByLabel(projectLabel(name), { exact: true }), String(value));
  await choose(page, "Type", type);
  await choose(page, "Kind of picture", "Photograph");
  await choose(page, "Service", stored(`services/${service}.json`).title);
  await choose(page, "Area", stored(`areas/${area}.json`).name);
  await page.getByRole("button", { name: "Add picture" }).click();
  await upload(page, await phonePicture("On The Wall.JPG"));
  await write(page.getByLabel("Alternative text").first(), pictures[0].alt);
  await publish(page);
  expect(stored("projects/loft-bathroom.json")).toEqual({
    $schema: stored(`${project}.json`).$schema,
    ...newProject,
  });
  const file = join(editedSite, "data/projects", pictures[0].image);
  expect(await inspectPicture(file)).toEqual({ width: 2400, orientation: 1, hasLocation: false });
  const { height, exif } = await sharp(file).metadata();
  expect([height, exif]).toEqual([3200, undefined]);
});

test("A picture that is too small for the site is refused before it is stored", async ({ page }) => {
  await openCms(page, "/collections/projects/entries/loft-bathroom");
  const said = page.waitForEvent("dialog");
  await page.getByRole("button", { name: "Add picture" }).click();
  await chooseFile(page, await plainPicture("small.jpg", 800));
  const dialog = await said;
  expect(dialog.message()).toBe("small.jpg is 800 pixels wide. Choose a picture of at least 1200 pixels.");
  await dialog.accept();
  expect(existsSync(join(editedSite, "data/images/projects/loft-bathroom/small.jpg"))).toBe(false);
});
