import { expect, type Page, test } from "@playwright/test";
import { londonDay } from "../../src/content/rules/london-day";
import { areas, cutaways, first, services, tiles } from "../published/published-content";
import { stored } from "./edited-site";
import { ask, chooseFiles, more, news, open, openWindow, problems, publish, write } from "./editing";
import { guidePicture } from "./guide-picture";
import { plainPicture } from "./pictures";

/** What docs/editing.md says, step by step. */
test.describe.configure({ mode: "serial" });

/** One day's work in one window. */
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser);
});

test.afterAll(() => page.close());

const picture = (name: string) => guidePicture(page, name);

test("The guide's first task: another phone number", async () => {
  await picture("start");
  await page.getByRole("link", { name: "Phone and hours" }).click();
  await write(page.getByLabel("Phone", { exact: true }), "07700 900 456");
  await publish(page);
  await picture("company");
  expect(stored("company.json").phone).toBe("+447700900456");
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+447700900456");
});

test("The guide's second task: other opening hours, and another claim", async () => {
  const [{ opens, closes }] = stored("company.json").openingHours;
  const earlier = new Date(Date.parse(`1970-01-01T${closes}Z`) - 60_000).toISOString().slice(11, 16);
  await page
    .getByRole("button", { name: `${opens} – ${closes}` })
    .first()
    .click();
  await page.getByLabel("Closes", { exact: true }).first().fill(earlier);
  await write(page.getByLabel("Projects completed", { exact: true }), "600+");
  await publish(page);
  expect(stored("company.json").openingHours[0].closes).toBe(earlier);
  expect(stored("company.json").claims.projectsCompleted).toBe("600+");
});

test("The guide's list of what has to be mended: a search title that another page has", async () => {
  await open(page, `areas/${first(areas).slug}`);
  await write(page.getByLabel("Search title"), stored(`areas/${areas[1]?.slug}.json`).seoTitle);
  await ask(page, "Publish");
  await expect(problems(page)).toContainText("Search title: ");
  await picture("refused");
  await write(page.getByLabel("Search title"), stored(`areas/${first(areas).slug}.json`).seoTitle);
  await expect(problems(page)).toBeHidden();
});

test("The guide's way to another legal text: its date sets itself", async () => {
  await open(page, "pages/terms-of-service");
  await write(page.getByLabel("Title", { exact: true }).first(), "Our terms");
  await publish(page);
  const { title, updated } = stored("pages/terms-of-service.json");
  expect([title, updated]).toEqual(["Our terms", londonDay(new Date())]);
});

test("The guide's way to a new question, which comes last", async () => {
  await open(page, "faqs");
  await picture("list");
  await page.getByRole("link", { name: "New question" }).click();
  await write(page.getByLabel("Question", { exact: true }), "Is there much dust?");
  await write(
    page.getByLabel("Answer", { exact: true }),
    "We cut with water and cover the way to the room, so little is left.",
  );
  await publish(page);
  const { question, order } = stored("faqs/is-there-much-dust.json");
  expect(question).toBe("Is there much dust?");
  await open(page, "faqs");
  await expect(page.getByRole("row").last()).toContainText(question);
  expect(order).toBeGreaterThan(1);
});

test("The guide's way to undo what was published, and the undoing too", async () => {
  const { slug } = first(areas.slice(4));
  const { borough } = stored(`areas/${slug}.json`);
  await open(page, `areas/${slug}`);
  await write(page.getByLabel("Borough"), "Westminister");
  await publish(page);
  await more(page, "Last changes");
  const change = page.getByRole("listitem").filter({ hasText: ": Borough" }).first();
  await change.getByText(": Borough").first().click();
  await expect(change.getByRole("cell", { name: "Westminister" })).toBeVisible();
  await picture("undo");
  await change.getByRole("button", { name: /^Undo this/ }).click();
  await expect(news(page, "Undone.")).toBeVisible();
  expect(stored(`areas/${slug}.json`).borough).toBe(borough);
  await page
    .getByRole("button", { name: /^Undo this.*\(undone\)/ })
    .first()
    .click();
  await expect.poll(() => stored(`areas/${slug}.json`).borough).toBe("Westminister");
});

test("The guide's way to bring back a question that was removed", async () => {
  await open(page, "faqs/is-there-much-dust");
  await more(page, "Remove this question");
  await picture("remove");
  await ask(page, "Remove it");
  await expect(page.getByRole("heading", { name: "Questions" })).toBeVisible();
  await open(page, "changes");
  await page.getByRole("button", { name: /^Bring it back.*Is there much dust\?/ }).click();
  await expect(news(page, "Undone.")).toBeVisible();
  expect(stored("faqs/is-there-much-dust.json").question).toBe("Is there much dust?");
});

test("The guide's way to write now and publish later", async () => {
  const { answer } = stored("faqs/is-there-much-dust.json");
  const longer = `${answer} What is left we take away.`;
  await open(page, "faqs/is-there-much-dust");
  await write(page.getByLabel("Answer", { exact: true }), longer);
  await ask(page, "Keep as draft");
  await expect(news(page, "The site does not show it yet.")).toBeVisible();
  await expect(page.frameLocator("iframe").getByText(longer)).toBeVisible();
  await picture("draft");
  expect(stored("faqs/is-there-much-dust.json").answer).toBe(answer);
  await publish(page);
  expect(stored("faqs/is-there-much-dust.json").answer).toBe(longer);
});

test("The guide's way to a new tile, with its picture and the pages that show it", async () => {
  await open(page, "tiles");
  await page.getByRole("link", { name: "New tile" }).click();
  await write(page.getByLabel("Name", { exact: true }), "Fluted");
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("fluted");
  await page.getByLabel("Kind of picture").selectOption("Photograph");
  await chooseFiles(page, "Choose a picture", await plainPicture("Fluted tile.jpg", 1300));
  await write(page.getByLabel("Alternative text"), "Upright flutes in a sea-green glaze, seen close");
  const shown = page.locator("[data-picture]");
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  await shown.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await expect(page.getByLabel("Point that stays in view")).toHaveValue("25% 75%");
  await write(
    page.getByLabel("Where it suits", { exact: true }),
    "Panels behind a basin and the fronts of baths.",
  );
  await write(page.getByLabel("Where it does not", { exact: true }), "Floors: dirt settles in the flutes.");
  await ask(page, "Add service");
  await page.getByLabel("Service", { exact: true }).selectOption(first(services).slug);
  await publish(page);
  expect(stored("tiles/fluted.json")).toMatchObject({
    name: "Fluted",
    order: Math.max(...tiles.map(({ order }) => order)) + 1,
    picture: { image: "../images/tiles/fluted-tile.jpg", focus: "25% 75%" },
    services: [first(services).slug],
  });
});

test("The guide's way to another place of a number on a cutaway", async () => {
  const { slug, layers } = first(cutaways);
  await open(page, `cutaways/${slug}`);
  await page
    .getByRole("button", { name: first(layers).title })
    .first()
    .click();
  await write(page.getByLabel("Per cent across").first(), "41");
  await publish(page);
  expect(stored(`cutaways/${slug}.json`).layers[0]).toEqual({ ...first(layers), across: 41 });
});

test("The guide's way to other words in the header and of the form", async () => {
  await open(page, "pages/layout");
  await write(page.getByLabel("Link to the areas", { exact: true }), "Where we work");
  await publish(page);
  await open(page, "pages/quote-form");
  await write(page.getByLabel("Submit button", { exact: true }), "Send it");
  await publish(page);
  expect(stored("pages/layout.json").navigation.areas).toBe("Where we work");
  expect(stored("pages/quote-form.json").submit).toBe("Send it");
});

test("The guide's way to the point that stays in view at the top of the home page", async () => {
  await open(page, "pages/home");
  const phones = page.locator("[data-picture]").nth(1);
  await phones.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await phones.boundingBox())?.height).toBeGreaterThan(100);
  const { width = 0, height = 0 } = (await phones.boundingBox()) ?? {};
  await phones.click({ position: { x: width / 2, y: height * 0.9 } });
  await publish(page);
  expect(stored("pages/home.json").hero.tallPicture.focus).toBe("50% 90%");
});
