import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { editedSite, stored } from "../editor/edited-site";
import { newProject, projectLabel } from "../editor/new-project";
import { phonePicture, plainPicture } from "../editor/pictures";
import { areas, first, homePage, projects } from "../published/published-content";
import { choose, chooseFile, errors, openCms, publish, upload, write } from "./editing";

test.describe.configure({ mode: "serial" });

const data = join(editedSite, "data");

const project = first(projects).slug;

/** An area that the home page and other areas name. */
const known = areas.find(({ slug }) => homePage.featuredAreas.areas[0] === slug) ?? first(areas);
const others = areas.filter(({ slug }) => slug !== known.slug);

/** A project that the site does not have. */
const niche = {
  ...newProject,
  slug: "niche-under-a-stair",
  order: newProject.order + 1,
  title: "Niche under a stair",
  description: "Small green tiles line a niche below a stair, with a shelf that falls towards the room.",
  seoTitle: "Niche Tiling Under a Stair in Battersea, London",
  seoDescription:
    "A niche under a stair in Battersea: small tiles turn the corner without a cut, and the shelf falls towards the room.",
};

test.afterAll(() => {
  rmSync(join(data, `projects/${niche.slug}.json`), { force: true });
  rmSync(join(data, `images/projects/${niche.slug}`), { recursive: true, force: true });
});

test("A new project whose slug is typed after its picture was chosen is stored with its picture", async ({
  page,
}) => {
  await openCms(page, "/collections/projects/new");
  const { slug, type, kind: _kind, service, area, pictures, ...texts } = niche;
  await page.getByRole("button", { name: "Add picture" }).click();
  await upload(page, await phonePicture("Under the stair.JPG"));
  await write(page.getByLabel("Alternative text").first(), pictures[0].alt);
  for (const [name, value] of Object.entries(texts))
    await write(page.getByLabel(projectLabel(name), { exact: true }), String(value));
  await choose(page, "Type", type);
  await choose(page, "Kind of picture", "Photograph");
  await choose(page, "Service", stored(`services/${service}.json`).title);
  await choose(page, "Area", stored(`areas/${area}.json`).name);
  await write(page.getByLabel("Slug", { exact: true }), slug);
  await publish(page);
  const [picture] = stored(`projects/${slug}.json`).pictures;
  expect(picture.image).toBe(`../images/projects/${slug}/under-the-stair.jpg`);
  expect(existsSync(join(data, "projects", picture.image))).toBe(true);
});

test("A picture that the site shows is not deleted, and every place that shows it is named", async ({
  page,
}) => {
  const [{ image }] = stored(`projects/${project}.json`).pictures;
  await openCms(page, `/collections/projects/entries/${project}`);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Add picture" }).click();
  await page.getByRole("button", { name: "Choose an image" }).click();
  await page.getByText(image.replace(/^.*\//, ""), { exact: true }).click();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(errors(page)).toContainText("Portfolio");
  expect(existsSync(join(data, "projects", image))).toBe(true);
});

test("A picture that is too small for the site is refused before it is stored", async ({ page }) => {
  await openCms(page, `/collections/projects/entries/${project}`);
  await page.getByRole("button", { name: "Add picture" }).click();
  await chooseFile(page, await plainPicture("small.jpg", 800));
  await expect(page.getByRole("alert")).toContainText(
    "small.jpg is 800 pixels wide. Choose a picture of at least 1200 pixels.",
  );
  expect(existsSync(join(data, `images/projects/${project}/small.jpg`))).toBe(false);
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
  expect(stored(`areas/${known.slug}.json`).name).toBe(known.name);
});
