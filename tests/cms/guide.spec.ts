import { expect, type Page, test } from "@playwright/test";
import { londonDay } from "../../src/content/rules/london-day";
import { stored } from "../editor/edited-site";
import { guidePicture } from "../editor/guide-picture";
import { plainPicture } from "../editor/pictures";
import { areas, cutaways, first, services, tiles } from "../published/published-content";
import { askToPublish, choose, errors, goTo, openWindow, publish, upload, write } from "./editing";

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
  await page.getByRole("link", { name: "Company", exact: true }).click();
  await picture("groups");
  await page.getByRole("link", { name: "Company details" }).click();
  await write(page.getByLabel("Phone", { exact: true }), "07700 900 456");
  await picture("company");
  await publish(page);
  expect(stored("company.json").phone).toBe("+447700900456");
});

test("The guide's second task: other opening hours, and another claim", async () => {
  const [{ opens, closes }] = stored("company.json").openingHours;
  const earlier = new Date(Date.parse(`1970-01-01T${closes}Z`) - 60_000).toISOString().slice(11, 16);
  await goTo(page, "company", "company");
  await page.getByText(`${opens} – ${closes}`).first().locator("..").getByRole("button").first().click();
  await page.getByLabel("Closes", { exact: true }).first().fill(earlier);
  await write(page.getByLabel("Projects completed", { exact: true }), "600+");
  await publish(page);
  expect(stored("company.json").openingHours[0].closes).toBe(earlier);
  expect(stored("company.json").claims.projectsCompleted).toBe("600+");
});

test("The guide's list of what has to be mended: a search title that another page has", async () => {
  await goTo(page, "areas", first(areas).slug);
  await write(page.getByLabel("Search title"), stored(`areas/${areas[1]?.slug}.json`).seoTitle);
  await askToPublish(page);
  await expect(errors(page)).toContainText(`Areas › ${first(areas).name} › Search title`);
  await picture("refused");
  await errors(page).getByRole("button", { name: "Close" }).click();
  await expect(errors(page)).toBeHidden();
});

test("The guide's way to another legal text: its date sets itself", async () => {
  await goTo(page, "pages", "terms-of-service");
  await write(page.getByLabel("Title", { exact: true }).first(), "Our terms");
  await publish(page);
  const { title, updated } = stored("pages/terms-of-service.json");
  expect([title, updated]).toEqual(["Our terms", londonDay(new Date())]);
});

test("The guide's way to a new question, which comes last", async () => {
  await goTo(page, "faqs");
  await page.getByRole("link", { name: "New Question" }).click();
  await write(page.getByLabel("Slug", { exact: true }), "dust");
  await write(page.getByLabel("Order", { exact: true }), "5");
  await write(page.getByLabel("Question", { exact: true }), "Is there much dust?");
  await write(
    page.getByLabel("Answer", { exact: true }),
    "We cut with water and cover the way to the room, so little is left.",
  );
  await publish(page);
  expect(stored("faqs/dust.json").question).toBe("Is there much dust?");
});

test("The guide's way to undo what was published, and the undoing too", async () => {
  const { slug } = first(areas.slice(4));
  const { borough } = stored(`areas/${slug}.json`);
  await goTo(page, "areas", slug);
  await write(page.getByLabel("Borough"), "Westminister");
  await publish(page);
  await page.getByRole("button", { name: "Last changes" }).click();
  await expect(page.getByRole("cell", { name: "Westminister" })).toBeVisible();
  await picture("undo");
  await page.getByRole("button", { name: "Undo this" }).click();
  await expect(page.getByLabel("Borough")).toHaveValue(borough);
  expect(stored(`areas/${slug}.json`).borough).toBe(borough);
  await page.getByRole("button", { name: "Last changes" }).click();
  await page.getByRole("button", { name: "Undo this" }).first().click();
  await expect(page.getByLabel("Borough")).toHaveValue("Westminister");
});

test("The guide's way to bring back a question that was removed", async () => {
  await goTo(page, "faqs", "dust");
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByRole("link", { name: "New Question" })).toBeVisible();
  await page.getByRole("button", { name: "Last changes" }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Is there much dust? was removed" })
    .getByRole("button", { name: "Bring it back" })
    .click();
  await expect(page.getByLabel("Question", { exact: true })).toHaveValue("Is there much dust?");
  expect(stored("faqs/dust.json").question).toBe("Is there much dust?");
});

test("The guide's way to write now and publish later", async () => {
  const { answer } = stored("faqs/dust.json");
  const longer = `${answer} What is left we take away.`;
  await goTo(page, "faqs", "dust");
  await write(page.getByLabel("Answer", { exact: true }), longer);
  await page.getByRole("button", { name: "Keep as draft" }).click();
  await expect(page.getByRole("region", { name: "Drafts" })).toBeVisible();
  await expect(page.frameLocator("#preview-pane").getByText(longer)).toBeVisible();
  await picture("draft");
  expect(stored("faqs/dust.json").answer).toBe(answer);
  const openedAnew = page.waitForEvent("load");
  await page.getByRole("button", { name: "Publish the draft" }).click();
  await openedAnew;
  await expect(page.getByRole("region", { name: "Drafts" })).toBeHidden();
  expect(stored("faqs/dust.json").answer).toBe(longer);
});

test("The guide's way to a new tile, with its picture and the pages that show it", async () => {
  await goTo(page, "tiles");
  await page.getByRole("link", { name: "New Tile" }).click();
  await write(page.getByLabel("Name", { exact: true }), "Fluted");
  await expect(page.getByLabel("Slug", { exact: true })).toHaveValue("fluted");
  await write(page.getByLabel("Order", { exact: true }), String(tiles.length + 1));
  await choose(page, "Kind of picture", "Photograph");
  await upload(page, await plainPicture("Fluted tile.jpg", 1300));
  await write(page.getByLabel("Alternative text"), "Upright flutes in a sea-green glaze, seen close");
  await page.locator(".cms-focus").click({ position: { x: 60, y: 180 } });
  await expect(page.getByLabel("Point that stays in view")).toHaveValue("25% 75%");
  await write(
    page.getByLabel("Where it suits", { exact: true }),
    "Panels behind a basin and the fronts of baths.",
  );
  await write(page.getByLabel("Where it does not", { exact: true }), "Floors: dirt settles in the flutes.");
  await choose(page, "Services", stored(`services/${first(services).slug}.json`).title);
  await publish(page);
  expect(stored("tiles/fluted.json")).toMatchObject({
    name: "Fluted",
    picture: { image: "../images/tiles/fluted-tile.jpg", focus: "25% 75%" },
    services: [first(services).slug],
  });
});

test("The guide's way to another place of a number on a cutaway", async () => {
  const { slug, layers } = first(cutaways);
  await goTo(page, "cutaways", slug);
  await page.getByRole("button", { name: `Open or close ${first(layers).title}` }).click();
  await write(page.getByLabel("Per cent across").first(), "41");
  await publish(page);
  expect(stored(`cutaways/${slug}.json`).layers[0]).toEqual({ ...first(layers), across: 41 });
});

test("The guide's way to other words in the header and of the form", async () => {
  await goTo(page, "pages", "layout");
  await write(page.getByLabel("Link to the areas", { exact: true }), "Where we work");
  await publish(page);
  await goTo(page, "pages", "quote-form");
  await write(page.getByLabel("Submit button", { exact: true }), "Send it");
  await publish(page);
  expect(stored("pages/layout.json").navigation.areas).toBe("Where we work");
  expect(stored("pages/quote-form.json").submit).toBe("Send it");
});

test("The guide's way to the point that stays in view at the top of the home page", async () => {
  await goTo(page, "home-page", "home");
  const phones = page.locator(".cms-focus").nth(1);
  await expect.poll(async () => (await phones.boundingBox())?.height).toBeGreaterThan(100);
  const { width = 0, height = 0 } = (await phones.boundingBox()) ?? {};
  await phones.click({ position: { x: width / 2, y: height * 0.9 } });
  await publish(page);
  expect(stored("pages/home.json").hero.tallPicture.focus).toBe("50% 90%");
});
