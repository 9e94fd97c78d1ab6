import { expect, test } from "@playwright/test";
import { areas, company, services } from "../../published/published-content";
import { stored } from "../edited-site";
import { ask, field, news, open, row, undo, write } from "../editing";
import { pageWidth } from "../screen-faults";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("On a phone an owner makes the demonstration a plumber's site in Bristol, in one change, and undoes it", async ({
  page,
}) => {
  const keptAnswers = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("yours.json")).length);
  await open(page);
  await page.getByRole("link", { name: "Make this site yours" }).click();
  const firm = {
    "Company name": "Avon Plumbing",
    Town: "Bristol",
    Website: "https://avonplumbing.co.uk",
    Region: "Bristol",
    "Region code": "GB-BST",
    "Middle of the town": "51.4545, -2.5879",
    Phone: "0117 234 5678",
    Email: "hello@avonplumbing.co.uk",
  };
  for (const [label, words] of Object.entries(firm)) await write(field(page, label), words);
  for (const _ of services.slice(1)) await ask(page, "Remove Service 2");
  await row(page, services[0]?.title ?? "").click();
  await field(page, "Title").first().fill("Bathroom Plumbing");
  await page.getByLabel("Your areas").fill("Clifton BS8 51.4560, -2.6210\nBedminster BS3\nKnowle BS4");
  for (const width of [1280, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => pageWidth(page)).toBe(width);
  }

  await page.reload();
  await expect(field(page, "Company name")).toHaveValue("Avon Plumbing");
  await expect(page.getByLabel("Your areas")).toHaveValue(/Clifton.*\nBedminster BS3\nKnowle BS4/);

  await ask(page, "Show what changes");
  const shown = page.getByRole("dialog", { name: "One change makes it yours" });
  await expect(shown).toContainText(`${areas.length} areas`);
  await expect(shown).toContainText("3 areas");
  await expect(shown).toContainText("Bedminster and Knowle stand at the town's middle");
  await shown.getByRole("button", { name: "Publish" }).click();
  await expect(news(page, "The site is yours.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Avon Plumbing");
  await expect(page.getByRole("link", { name: "Make this site yours" })).toBeHidden();
  expect(await keptAnswers()).toBe(0);
  expect(stored("company.json")).toMatchObject({ name: "Avon Plumbing", phone: "+441172345678" });
  expect(stored("areas/knowle.json")).toMatchObject({ postcodes: ["BS4"] });

  await undo(page, "Undo");
  expect(stored("company.json").name).toBe(company.name);
  await page.getByRole("link", { name: "Make this site yours" }).click();
  await expect(field(page, "Company name")).toHaveValue("Avon Plumbing");
});
