import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import { areas, first, projects } from "../published/published-content";
import { editedSite, stored, storedText } from "./edited-site";
import { ask, chooseFiles, open, publish, write } from "./editing";
import { areaLabel, newArea } from "./new-area";
import { changedTitle, newProject, projectLabel } from "./new-project";
import { phonePicture } from "./pictures";
import { newSlug, renamed } from "./renamed-project";

test.describe.configure({ mode: "serial" });

const project = `projects/${first(projects).slug}`;

test("A changed title is stored, and nothing else of the file changes", async ({ page }) => {
  const before = stored(`${project}.json`);
  await open(page, project);
  await write(page.getByLabel("Title", { exact: true }), changedTitle);
  await publish(page);
  expect(storedText(`${project}.json`)).toBe(
    `${JSON.stringify({ ...before, title: changedTitle }, null, 2)}\n`,
  );
});

test("A new area with every field is stored as it was written", async ({ page }) => {
  await open(page, "areas/new");
  const { slug, postcodes, neighbours, project, ...texts } = newArea;
  for (const [name, value] of Object.entries(texts))
    await write(page.getByLabel(areaLabel(name), { exact: true }), String(value));
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(slug);
  for (const postcode of postcodes) {
    await ask(page, "Add postcode district");
    await page.keyboard.insertText(postcode);
  }
  for (const [index, neighbour] of neighbours.entries()) {
    await ask(page, "Add neighbour");
    await page.getByLabel("Neighbour", { exact: true }).nth(index).selectOption(neighbour);
  }
  await page.getByLabel("Leading project").selectOption(project);
  await publish(page);
  expect(stored("areas/crouch-hill.json")).toEqual({
    $schema: stored(`areas/${first(areas).slug}.json`).$schema,
    ...newArea,
  });
});

test("A new project takes a picture from a phone, and stores it upright, smaller and without its place", async ({
  page,
}) => {
  await open(page, "projects/new");
  const { type, kind, service, area, pictures, order: _order, slug, ...texts } = newProject;
  for (const [name, value] of Object.entries(texts))
    await write(page.getByLabel(projectLabel(name), { exact: true }), String(value));
  await write(page.getByLabel("Slug", { exact: true }), slug);
  await page.getByLabel("Type").selectOption(type);
  await page.getByLabel("Kind of picture").selectOption(kind);
  await page.getByLabel("Service").selectOption(service);
  await page.getByLabel("Area", { exact: true }).selectOption(area);
  await chooseFiles(page, "Add pictures", await phonePicture("On The Wall.JPG"));
  await page.getByRole("button", { name: "Picture 1", exact: true }).click();
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

test("A project with another slug keeps its pictures and all that refers to it, and its old address leads to the new", async ({
  page,
}) => {
  const before = stored(`projects/${renamed.slug}.json`);
  await open(page, `projects/${renamed.slug}`);
  await write(page.getByLabel("Slug", { exact: true }), newSlug);
  await publish(page);
  await expect(page).toHaveURL(new RegExp(`projects/${newSlug}$`));
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue(newSlug);
  const after = stored(`projects/${newSlug}.json`);
  expect(existsSync(join(editedSite, `data/projects/${renamed.slug}.json`))).toBe(false);
  expect(after.title).toBe(before.title);
  for (const { image } of after.pictures)
    expect(existsSync(join(editedSite, "data/projects", image))).toBe(true);
  expect(stored("redirects.json").redirects).toEqual([
    { from: `/portfolio/${renamed.slug}`, to: `/portfolio/${newSlug}` },
  ]);
});
