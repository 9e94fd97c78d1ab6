import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { first, projects } from "../published/published-content";
import { editedSite, stored } from "./edited-site";
import { askToPublish, choose, errors, openCms, publish, upload, write } from "./editing";
import { newProject, projectLabel } from "./new-project";
import { phonePicture } from "./pictures";
import { newSlug, renamed } from "./renamed-project";

test.describe.configure({ mode: "serial" });

const data = join(editedSite, "data");

/** A project beside the one of the editing session. */
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
  const [{ image }] = stored(`projects/${first(projects).slug}.json`).pictures;
  await openCms(page, `/collections/projects/entries/${first(projects).slug}`);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Add picture" }).click();
  await page.getByRole("button", { name: "Choose an image" }).click();
  await page.getByText(image.replace(/^.*\//, ""), { exact: true }).click();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(errors(page)).toContainText("Portfolio");
  expect(existsSync(join(data, "projects", image))).toBe(true);
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
  expect(existsSync(join(data, `projects/${renamed.slug}.json`))).toBe(false);
  expect(after.title).toBe(before.title);
  for (const { image } of after.pictures) expect(existsSync(join(data, "projects", image))).toBe(true);
  expect(stored("redirects.json").redirects).toEqual([
    { from: `/portfolio/${renamed.slug}`, to: `/portfolio/${newSlug}` },
  ]);
});
