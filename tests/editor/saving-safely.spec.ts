import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { areas, first, homePage, projects } from "../published/published-content";
import { editedSite, stored } from "./edited-site";
import { ask, chooseFiles, dialog, field, more, news, open, publish, undo } from "./editing";
import { newProject } from "./new-project";
import { phonePicture, plainPicture } from "./pictures";
import { writeProject } from "./write-project";

test.describe.configure({ mode: "serial" });

const data = join(editedSite, "data");
const project = first(projects).slug;

/** An area that the home page and other areas name. */
const known = areas.find(({ slug }) => homePage.featuredAreas.areas[0] === slug) ?? first(areas);

/** A project that the site does not have. */
const niche = {
  ...newProject,
  slug: "niche-under-a-stair",
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
  const { slug } = niche;
  await writeProject(page, niche, await phonePicture("Under the stair.JPG"));
  await expect(field(page, "Short name")).toHaveValue(slug);
  await publish(page);
  const [picture] = stored(`projects/${slug}.json`).pictures;
  expect(picture.image).toBe(`../images/projects/${slug}/under-the-stair.jpg`);
  expect(existsSync(join(data, "projects", picture.image))).toBe(true);
  expect(stored(`projects/${slug}.json`).order).toBeGreaterThan(projects.length);
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
});

test("A picture that the site shows is not deleted, and every place that shows it is named", async ({
  page,
}) => {
  const [{ image }] = stored(`projects/${project}.json`).pictures;
  const name = image.replace("../images/", "");
  await open(page, "pictures");
  const shown = page.getByRole("listitem").filter({ hasText: name });
  await expect(shown.getByRole("link", { name: /^Portfolio › / }).first()).toBeVisible();
  await expect(shown.getByRole("button")).toHaveCount(0);
});

test("A picture that is too small for the site is refused before it is stored", async ({ page }) => {
  await open(page, `projects/${project}`);
  const unreadable = (name: string) => ({
    name,
    mimeType: "image/jpeg" as const,
    buffer: Buffer.from("none"),
  });
  const files = [await plainPicture("small.jpg", 800), unreadable("notes.txt"), unreadable("IMG_2041.HEIC")];
  await chooseFiles(page, "Add pictures", ...files);
  await expect(page.getByRole("alert").filter({ hasText: "small.jpg" })).toContainText(
    "small.jpg is too small: 800 pixels wide. Choose a picture of at least 1200 pixels.",
  );
  await expect(page.getByRole("alert").filter({ hasText: "notes.txt" })).toContainText(
    "IMG_2041.HEIC is in the iPhone's own format (HEIC), which this browser cannot read.",
  );
  expect(existsSync(join(data, `images/projects/${project}/small.jpg`))).toBe(false);
});

test("An area that other pages refer to is not removed, and every place that does is named", async ({
  page,
}) => {
  const { neighbours } = known;
  const files = [
    "pages/home.json",
    "redirects.json",
    `areas/${known.slug}.json`,
    `areas/${neighbours[0]}.json`,
  ];
  const before = files.map((file) => readFileSync(join(data, file), "utf8"));
  await open(page, `areas/${known.slug}`);
  await more(page, "Remove this area");
  const question = dialog(page, `Remove ${known.name}?`);
  const naming = areas.filter((area) => area.slug !== known.slug && area.neighbours.includes(known.slug));
  for (const { name } of naming) await expect(question).toContainText(`Areas › ${name} › Neighbours`);
  await expect(question).toContainText("Home page › Words and pictures");
  expect(stored(`areas/${known.slug}.json`).name).toBe(known.name);

  // One press mends them all: out of each list, another where one is needed, and its address leads on.
  await ask(page, "Remove it");
  await expect(news(page, `${known.name} is removed.`)).toBeVisible();
  expect(existsSync(join(data, `areas/${known.slug}.json`))).toBe(false);
  expect(stored("pages/home.json").featuredAreas.areas).not.toContain(known.slug);
  expect(stored("redirects.json").redirects).toContainEqual({
    from: `/areas/${known.slug}`,
    to: "/areas-covered",
  });

  // And one brings it back, with every mention.
  await undo(page, "Undo");
  expect(files.map((file) => readFileSync(join(data, file), "utf8"))).toEqual(before);
});
