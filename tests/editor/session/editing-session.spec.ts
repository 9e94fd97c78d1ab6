import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { inspectPicture } from "../../../src/content/rules/pictures/inspect-picture";
import { areaSchema } from "../../../src/content/types/area";
import { areas, first, projects } from "../../published/published-content";
import { editedSite, stored, storedText } from "../edited-site";
import { ask, field, open, publish, write, writeAll } from "../editing";
import { phonePicture } from "../pictures/pictures";
import { pageWidth } from "../screen-faults";
import { newArea } from "./new-area";
import { newDays } from "./new-days";
import { changedTitle, newProject, newSlug, renamed } from "./new-project";
import { writeProject } from "./write-project";

test.describe.configure({ mode: "serial" });

const project = `projects/${first(projects).slug}`;

test("A changed title is stored, and nothing else of the file changes", async ({ page }) => {
  const before = stored(`${project}.json`);
  await open(page, project);
  await write(field(page, "Title"), changedTitle);
  await publish(page);
  expect(storedText(`${project}.json`)).toBe(
    `${JSON.stringify({ ...before, title: changedTitle }, null, 2)}\n`,
  );
});

test("A new area with every field is stored as it was written", async ({ page }) => {
  await open(page, "areas/~new");
  const { slug, postcodes, neighbours, house, project, ...texts } = newArea;
  await writeAll(page, areaSchema, texts);
  await expect(field(page, "Short name")).toHaveValue(slug);
  for (const postcode of postcodes) {
    await ask(page, "Add postcode district");
    await write(page.getByLabel("Postcode district", { exact: true }).last(), postcode);
  }
  for (const [index, neighbour] of neighbours.entries()) {
    await ask(page, "Add neighbour");
    await field(page, "Neighbour").nth(index).selectOption(neighbour);
  }
  await field(page, "House").selectOption(`${house}`);
  await field(page, "Leading project").selectOption(`${project}`);
  await publish(page);
  expect(stored("areas/crouch-hill.json")).toEqual({
    $schema: stored(`areas/${first(areas).slug}.json`).$schema,
    ...newArea,
  });
});

test("A new project takes a picture from a phone, and stores it upright, smaller and without its place", async ({
  page,
}) => {
  const { slug, pictures } = newProject;
  await open(page, "projects/~new");
  await writeProject(page, newProject, await phonePicture("On The Wall.JPG"));
  await write(field(page, "Short name"), slug);
  await publish(page);
  const { $schema } = stored(`${project}.json`);
  const entry = stored("projects/loft-bathroom.json");
  const image = expect.stringMatching(/^\.\.\/images\/projects\/new-\w+\/on-the-wall\.jpg$/);
  expect(entry).toEqual({ $schema, ...newProject, pictures: [{ image, ...pictures[0] }] });
  const file = join(editedSite, "data/projects", entry.pictures[0].image);
  expect(await inspectPicture(file)).toEqual({ width: 2400, hasLocation: false });
  const { height, exif } = await sharp(file).metadata();
  expect([height, exif]).toEqual([3200, undefined]);
});

test("A project with another slug keeps its pictures and all that refers to it, and its old address leads to the new", async ({
  page,
}) => {
  const before = stored(`projects/${renamed.slug}.json`);
  await open(page, `projects/${renamed.slug}`);
  await write(field(page, "Short name"), newSlug);
  await publish(page);
  await expect(page).toHaveURL(new RegExp(`projects/${newSlug}$`));
  await expect(field(page, "Short name")).toHaveValue(newSlug);
  const after = stored(`projects/${newSlug}.json`);
  expect(existsSync(join(editedSite, `data/projects/${renamed.slug}.json`))).toBe(false);
  expect(after.title).toBe(before.title);
  for (const { image } of after.pictures)
    expect(existsSync(join(editedSite, "data/projects", image))).toBe(true);
  expect(stored("redirects.json").redirects).toEqual([
    { from: `/portfolio/${renamed.slug}`, to: `/portfolio/${newSlug}` },
  ]);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the start page leads to other hours and a notice", async ({ page }) => {
    const { otherHours, notices } = newDays;
    const last = (label: string) => field(page, label).last();
    const optional = (label: string) => last(`${label} (may be left empty)`);
    const days = async ({ from, to }: { from: string; to: string }) => {
      await last("First day").fill(from);
      await last("Last day").fill(to);
    };
    const before = stored("company.json");
    await open(page);
    await page.getByRole("link", { name: "Other hours", exact: true }).click();
    const [christmas, training] = otherHours;
    await ask(page, "Add other hours");
    await days(christmas);
    await write(optional("Sentence"), christmas.text);
    await ask(page, "Add other hours");
    await days(training);
    await optional("Opens").fill(training.opens);
    await optional("Closes").fill(training.closes);
    await publish(page);
    await open(page);
    await page.getByRole("link", { name: "Notice", exact: true }).click();
    const [fair] = notices;
    await ask(page, "Add notice");
    await write(last("Words"), fair.text);
    await days(fair);
    await page.locator("summary", { hasText: /^Link/ }).last().click();
    await write(last("Words of the link"), fair.link.text);
    await write(last("Address"), fair.link.to);
    expect(await pageWidth(page)).toBe(390);
    await publish(page);
    expect(stored("company.json")).toEqual({
      ...before,
      ...newDays,
      otherHours: [...(before.otherHours ?? []), ...otherHours],
      notices: [...(before.notices ?? []), ...notices],
    });
  });
});
