import { expect, test } from "@playwright/test";
import { londonDay } from "../../../src/content/values/clock";
import { areas, first, services, tiles } from "../../published/published-content";
import { stored } from "../edited-site";
import { ask, chooseFiles, field, guidePicture, more, open, publish, tap, undo, write } from "../editing";
import { plainPicture } from "../pictures/pictures";

/** The steps of docs/editing.md that no other test tries. */
test.describe.configure({ mode: "serial" });

test("The guide's first task: another phone number", async ({ page }) => {
  await open(page);
  await guidePicture(page, "start");
  await page.getByRole("link", { name: "Phone", exact: true }).click();
  await write(field(page, "Phone"), "07700 900 456");
  await publish(page);
  expect(stored("company.json").phone).toBe("+447700900456");
  await expect(field(page, "Phone")).toHaveValue("+447700900456");
});

test("The guide's way to another legal text: its date sets itself", async ({ page }) => {
  await open(page, "pages/terms-of-service");
  await write(field(page, "Title").first(), "Our terms");
  await publish(page);
  const { title, updated } = stored("pages/terms-of-service.json");
  expect([title, updated]).toEqual(["Our terms", londonDay(new Date())]);
});

test("The guide's way to undo what was just published, and to git for what was before", async ({ page }) => {
  const { slug } = first(areas.slice(4));
  const { borough } = stored(`areas/${slug}.json`);
  await open(page, `areas/${slug}`);
  await write(page.getByLabel("Borough"), "Westminister");
  await publish(page);
  await undo(page, "Undo");
  expect(stored(`areas/${slug}.json`).borough).toBe(borough);
  await more(page, "Earlier versions");
  await expect(page.getByRole("main")).toContainText(`git log -p data/areas/${slug}.json`);
});

test("The guide's way to a new tile, with its picture and the pages that show it", async ({ page }) => {
  await open(page, "tiles");
  await page.getByRole("link", { name: "New tile" }).click();
  await write(field(page, "Name"), "Fluted");
  await expect(field(page, "Short name")).toHaveValue("fluted");
  await page.getByLabel("Kind of picture").selectOption("Photograph");
  await chooseFiles(page, "Choose a picture", await plainPicture("Fluted tile.jpg", 1300));
  await write(page.getByLabel("Alternative text"), "Upright flutes in a sea-green glaze, seen close");
  await tap(page.locator("[data-picture]"), 0.25, 0.75);
  await expect(page.getByLabel("Point that stays in view")).toHaveValue("25% 75%");
  await write(field(page, "Where it suits"), "Panels behind a basin and the fronts of baths.");
  await write(field(page, "Where it does not"), "Floors: dirt settles in the flutes.");
  await ask(page, "Add service");
  await field(page, "Service").selectOption(first(services).slug);
  await publish(page);
  expect(stored("tiles/fluted.json")).toMatchObject({
    name: "Fluted",
    order: Math.max(...tiles.map(({ order }) => order)) + 1,
    picture: { image: expect.stringContaining("/fluted-tile.jpg"), focus: "25% 75%" },
    services: [first(services).slug],
  });
});
