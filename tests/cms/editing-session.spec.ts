import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { inspectPicture } from "../../src/content/rules/pictures/inspect-picture";
import { editedSite, stored, storedText } from "../editor/edited-site";
import { areaLabel, newArea } from "../editor/new-area";
import { changedTitle, newProject, projectLabel } from "../editor/new-project";
import { phonePicture } from "../editor/pictures";
import { newSlug, renamed } from "../editor/renamed-project";
import { areas, first, projects } from "../published/published-content";
import { askToPublish, choose, openCms, publish, upload, write } from "./editing";

test.describe.configure({ mode: "serial" });

const project = `projects/${first(projects).slug}`;

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
    $schema: stored(`areas/${first(areas).slug}.json`).$schema,
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

test("A project with another slug keeps its pictures and all that refers to it, and its old address leads to the new", async ({
  page,
}) => {
  const before = stored(`projects/${renamed.slug}.json`);
  await openCms(page, `/collections/projects/entries/${renamed.slug}`);
  await write(page.getByLabel("Slug", { exact: true }), newSlug);
  await askToPublish(page);
  await expect(page).toHaveURL(new RegExp(`entries/${newSlug}$`));
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
