import { expect, type Page, test } from "@playwright/test";
import { londonDay } from "../../src/content/rules/london-day";
import { areas, first } from "../published/published-content";
import { stored } from "./edited-site";
import { askToPublish, errors, openCms, publish, write } from "./editing";

/** What docs/editing.md says, step by step. With GUIDE_PICTURES=true its pictures are taken anew. */
test.describe.configure({ mode: "serial" });

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.GUIDE_PICTURES !== "true") return;
  await page.screenshot({ path: `docs/images/editing-${name}.jpg`, type: "jpeg", quality: 70 });
}

test("The guide's first task: another phone number", async ({ page }) => {
  await openCms(page, "/");
  await page.getByRole("link", { name: "Company", exact: true }).click();
  await picture(page, "groups");
  await page.getByRole("link", { name: "Company details" }).click();
  await write(page.getByLabel("Phone", { exact: true }), "+447700900456");
  await picture(page, "company");
  await publish(page);
  expect(stored("company.json").phone).toBe("+447700900456");
});

test("The guide's second task: other opening hours, and another claim", async ({ page }) => {
  const [{ opens, closes }] = stored("company.json").openingHours;
  const earlier = new Date(Date.parse(`1970-01-01T${closes}Z`) - 60_000).toISOString().slice(11, 16);
  await openCms(page, "/collections/company/entries/company");
  await page.getByText(`${opens} – ${closes}`).first().locator("..").getByRole("button").first().click();
  await page.getByLabel("Closes", { exact: true }).first().fill(earlier);
  await write(page.getByLabel("Projects completed", { exact: true }), "600+");
  await publish(page);
  expect(stored("company.json").openingHours[0].closes).toBe(earlier);
  expect(stored("company.json").claims.projectsCompleted).toBe("600+");
});

test("The guide's list of what has to be mended: a search title that another page has", async ({ page }) => {
  await openCms(page, `/collections/areas/entries/${first(areas).slug}`);
  await write(page.getByLabel("Search title"), stored(`areas/${areas[1]?.slug}.json`).seoTitle);
  await askToPublish(page);
  await expect(errors(page)).toContainText(`Areas › ${first(areas).name} › Search title`);
  await picture(page, "refused");
  await errors(page).getByRole("button", { name: "Close" }).click();
  await expect(errors(page)).toBeHidden();
});

test("The guide's way to another legal text: its date sets itself", async ({ page }) => {
  await openCms(page, "/collections/pages/entries/terms-of-service");
  await write(page.getByLabel("Title", { exact: true }).first(), "Our terms");
  await publish(page);
  const { title, updated } = stored("pages/terms-of-service.json");
  expect([title, updated]).toEqual(["Our terms", londonDay(new Date())]);
});

test("The guide's way to a new question, which comes last", async ({ page }) => {
  await openCms(page, "/collections/faqs");
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
