import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { areaSchema } from "../../src/content/types/area";
import { editedSite, stored } from "../browser/editor/edited-site";
import {
  chooseFiles,
  clickButton,
  closedRow,
  field,
  open,
  publish,
  write,
  writeAll,
} from "../browser/editor/editing";
import { plainPicture } from "../browser/editor/pictures/pictures";
import { sidewaysScroll } from "../browser/support/positions";
import { area, brand, certificate, days, person, projects, renamed, review, services } from "./owner-content";

test.describe.configure({ mode: "serial" });

test("The firm gets its colours and its mark", async ({ page }) => {
  await open(page, "company?field=brand.colour");
  await field(page, "Main colour: choose").fill(brand.colour);
  await field(page, "Second colour: choose").fill(brand.accent);
  await chooseFiles(page, "Choose a picture", await plainPicture("Mark.jpg", 512));
  await publish(page);
  expect(stored("company.json").brand).toMatchObject(brand);
});

for (const { title, description, features } of services)
  test(`A service is added: ${title}`, async ({ page }) => {
    await open(page, "services/~new");
    await write(field(page, "Title"), title);
    await write(field(page, "Card text"), description);
    for (const feature of features) {
      await clickButton(page, "Add feature");
      await write(page.getByLabel("Feature", { exact: true }).last(), feature);
    }
    await publish(page);
  });

test("The home page gets a card for each service", async ({ page }) => {
  await open(page, "pages/home?field=services.cards");
  for (const { title } of services) {
    await clickButton(page, "Add service");
    await field(page, "Service").last().selectOption({ label: title });
  }
  await publish(page);
  expect(stored("pages/home.json").services.cards).toHaveLength(5);
});

for (const { title, type, workDone, alt } of projects)
  test(`A project is added: ${title}`, async ({ page }) => {
    await open(page, "projects/~new");
    await chooseFiles(page, "Add pictures", await plainPicture("On The Wall.JPG", 1400));
    await closedRow(page, /\.jpg$/).click();
    await write(page.getByLabel("Alternative text").first(), alt);
    await write(field(page, "Title"), title);
    await field(page, "Service").selectOption("your-service");
    await field(page, "Area").selectOption("your-area");
    await write(field(page, "What was done"), workDone);
    await write(field(page, "Type"), type);
    await publish(page);
    await expect(page).not.toHaveURL(/~new/);
  });

test("An area is added", async ({ page }) => {
  await open(page, "areas/~new");
  await writeAll(page, areaSchema, area);
  await clickButton(page, "Add postcode district");
  await write(page.getByLabel("Postcode district", { exact: true }).last(), "N8");
  await publish(page);
  expect(stored("areas/crouch-hill.json")).toMatchObject(area);
});

test("A review, a person and a certificate are added", async ({ page }) => {
  await open(page, "reviews/~new");
  await write(field(page, "First name"), review.firstName);
  await write(field(page, "Place"), review.place);
  await field(page, "Date").fill("2026-10-20");
  await write(field(page, "Words"), review.words);
  await write(field(page, "Where it was published"), review.url);
  await field(page, "Consent").check();
  await publish(page);
  await open(page, "people/~new");
  await write(field(page, "Name"), person.name);
  await write(field(page, "What they do"), person.role);
  await write(field(page, "With the company since"), String(person.since));
  await chooseFiles(page, "Choose a picture", await plainPicture("Portrait.jpg", 1200));
  await write(page.getByLabel("Alternative text"), `${person.name} at work`);
  await publish(page);
  await open(page, "certificates/~new");
  await write(field(page, "Name"), certificate.name);
  await write(field(page, "Number"), certificate.number);
  await publish(page);
});

test("A project that gets another address keeps its pictures", async ({ page }) => {
  const before = stored(`projects/${renamed.from}.json`);
  await open(page, `projects/${renamed.from}`);
  await write(field(page, "Short name"), renamed.to);
  await publish(page);
  await expect(page).toHaveURL(new RegExp(`projects/${renamed.to}$`));
  expect(stored(`projects/${renamed.to}.json`)).toEqual({ ...before, slug: renamed.to });
  expect(existsSync(join(editedSite, `data/projects/${renamed.from}.json`))).toBe(false);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the start page leads to other hours and a notice", async ({ page }) => {
    const { otherHours, notice } = days;
    const fillDays = async ({ from, to }: { from: string; to: string }) => {
      await field(page, "First day").last().fill(from);
      await field(page, "Last day").last().fill(to);
    };
    await goFromStart(page, "Other hours");
    await clickButton(page, "Add other hours");
    await fillDays(otherHours);
    await write(field(page, "Sentence").last(), otherHours.text);
    await publish(page);
    await goFromStart(page, "Notice");
    await clickButton(page, "Add notice");
    await write(field(page, "Words").last(), notice.text);
    await fillDays(notice);
    await closedRow(page, /^Link/).click();
    await write(field(page, "Words of the link").last(), notice.link.text);
    await write(field(page, "Address").last(), notice.link.to);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await publish(page);
    expect(stored("company.json")).toMatchObject({ otherHours: [otherHours], notices: [notice] });
  });
});

async function goFromStart(page: Page, link: string): Promise<void> {
  await open(page);
  await page.getByRole("link", { name: link, exact: true }).click();
}
