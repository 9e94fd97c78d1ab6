import { expect, test } from "@playwright/test";
import { londonDay } from "../../../src/content/values/clock";
import { weeklySummary } from "../../../src/content/values/opening-hours";
import { areas, cutaways, first, services, tiles } from "../../published/published-content";
import { stored } from "../edited-site";
import {
  ask,
  chooseFiles,
  field,
  guidePicture,
  more,
  open,
  problems,
  publish,
  row,
  rows,
  tap,
  undo,
  write,
} from "../editing";
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

test("The guide's second task: other opening hours, and another claim", async ({ page }) => {
  await open(page, "company");
  const [hours] = stored("company.json").openingHours;
  const { closes } = hours;
  const earlier = new Date(Date.parse(`1970-01-01T${closes}Z`) - 60_000).toISOString().slice(11, 16);
  await row(page, weeklySummary(hours) ?? "").click();
  await field(page, "Closes").first().fill(earlier);
  await write(field(page, "Projects completed"), "600+");
  await publish(page);
  expect(stored("company.json").openingHours[0].closes).toBe(earlier);
  expect(stored("company.json").claims.projectsCompleted).toBe("600+");
});

test("The guide's way to another legal text: its date sets itself", async ({ page }) => {
  await open(page, "pages/terms-of-service");
  await write(field(page, "Title").first(), "Our terms");
  await publish(page);
  const { title, updated } = stored("pages/terms-of-service.json");
  expect([title, updated]).toEqual(["Our terms", londonDay(new Date())]);
});

test("The guide's way to a new question, which comes last", async ({ page }) => {
  await open(page, "faqs");
  await page.getByRole("link", { name: "New question" }).click();
  await write(field(page, "Question"), "Is there much dust?");
  await write(field(page, "Answer"), "We cut with water and cover the way to the room, so little is left.");
  await publish(page);
  const { question, order } = stored("faqs/is-there-much-dust.json");
  expect(question).toBe("Is there much dust?");
  await open(page, "faqs");
  await expect(rows(page).last()).toContainText(question);
  expect(order).toBeGreaterThan(1);
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

test("The guide's way to remove a question, and to take that back", async ({ page }) => {
  await open(page, "faqs/is-there-much-dust");
  await more(page, "Remove this question");
  await ask(page, "Remove it");
  await expect(page.getByRole("heading", { name: "Questions" })).toBeVisible();
  await undo(page, "Undo");
  expect(stored("faqs/is-there-much-dust.json").question).toBe("Is there much dust?");
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

test("The guide's way to another place of a number on a cutaway", async ({ page }) => {
  const { slug, layers } = first(cutaways);
  await open(page, `cutaways/${slug}`);
  await row(page, first(layers).title).click();
  await write(page.getByLabel("Per cent across").first(), "41");
  await publish(page);
  expect(stored(`cutaways/${slug}.json`).layers[0]).toEqual({ ...first(layers), across: 41 });
});

test("The guide's way to a review, which needs its writer's consent", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "New review" }).click();
  await write(field(page, "First name"), "Inês");
  await write(field(page, "Place"), "Fulham");
  await field(page, "Date").fill("2026-09-30");
  await write(field(page, "Words"), "They moved the niche so that no tile had to be cut in the corner.");
  await write(field(page, "Where it stands"), "https://www.reviews.example/214");
  await expect(page.frameLocator("iframe").getByText("They moved the niche")).toBeVisible();
  await ask(page, "Publish");
  await expect(problems(page)).toContainText("Consent must be ticked: ask the customer first");
  await field(page, "Consent").check();
  await publish(page);
  expect(stored("reviews/ines.json")).toMatchObject({ firstName: "Inês", consent: true });
});

test("The guide's way to where the rating can be checked", async ({ page }) => {
  await open(page);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Competition and Consumers Act" })
    .getByRole("link")
    .click();
  await write(page.getByLabel("Where the reviews can be read"), "https://www.reviews.example/tilers");
  await publish(page);
  const { claims } = stored("company.json");
  await page.goto("/admin/#/");
  await expect(page.getByText("Competition and Consumers Act")).toBeHidden();
  expect(claims.reviewsAddress).toBe("https://www.reviews.example/tilers");
});
