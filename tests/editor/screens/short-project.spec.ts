import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { inspectPicture } from "../../../src/content/rules/pictures/inspect-picture";
import { first, services } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, chooseFiles, field, open, problems, publish, write } from "../editing";
import { phonePicture } from "../pictures/pictures";

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const service = first(services);
const title = "Level shower in a cupboard";
const sentences = [
  "A cupboard under the stairs became a level shower of small white tiles.",
  "The floor falls to a slot along the wall.",
];
const file = "projects/level-shower-in-a-cupboard.json";

test("A new project asks for what it needs, and for nothing else", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "New project" }).tap();
  for (const name of ["Title", "Service", "Area", "Another place", "What was done"])
    await expect(field(page, name)).toBeVisible();
  for (const name of ["Short name", "Card text", "Search title", "The room"])
    await expect(field(page, name)).toBeHidden();
  await ask(page, "Publish");
  await expect(problems(page).getByRole("listitem")).toHaveText([
    "Title is empty.",
    "Service is empty.",
    "What was done is empty.",
    "Pictures: add at least one.",
    "Area must be chosen, or another place written.",
  ]);
  await write(field(page, "Title"), title);
  await expect(problems(page)).not.toContainText("Title is empty.");
});

test("A title, a service, a place, a photograph and two sentences are published from a phone", async ({
  page,
}) => {
  await open(page, "projects/~new");
  await write(field(page, "Title"), title);
  await field(page, "Service").selectOption(service.slug);
  await write(field(page, "Another place"), "Stoke Poges");
  await write(field(page, "What was done"), sentences.join(" "));
  await chooseFiles(page, "Add pictures", await phonePicture("IMG_2041.jpg"));
  await expect(page.getByRole("button", { name: "Remove Picture 1" })).toBeVisible();
  await ask(page, "Page");
  const shown = page.frameLocator("iframe");
  await expect(shown.getByText("Stoke Poges")).toBeVisible();
  for (const sentence of sentences) await expect(shown.getByText(sentence)).toHaveCount(1);
  await ask(page, "Form");
  await publish(page);
  const { $schema: _schema, order: _order, ...entry } = stored(file);
  expect(entry).toEqual({
    slug: "level-shower-in-a-cupboard",
    title,
    service: service.slug,
    district: "Stoke Poges",
    work: sentences.join(" "),
    pictures: [{ image: expect.stringMatching(/img-2041\.jpg$/) }],
  });
  const picture = join(editedSite, "data/projects", entry.pictures[0].image);
  expect(existsSync(picture)).toBe(true);
  expect(await inspectPicture(picture)).toMatchObject({ hasLocation: false });
});
