import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { areas, company, services } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, chooseFiles, field, news, open, problems, row, undo, write } from "../editing";
import { phonePicture } from "../pictures/pictures";
import { pageWidth } from "../screen-faults";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const firm = {
  "Company name": "Avon Plumbing",
  Town: "Bristol",
  Website: "https://avonplumbing.co.uk",
  Region: "Bristol",
  "Middle of the town": "51.4545, -2.5879",
  Phone: "0117 234 5678",
  Email: "hello@avonplumbing.co.uk",
};

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();

/** The state of each step, as the list of steps says it. */
const states = (page: Page) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("listitem").locator("span").allTextContents();

const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name });

test("On a phone an owner makes the demonstration a plumber's site in Bristol, in one change, and undoes it", async ({
  page,
}) => {
  const keptAnswers = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("yours.json")).length);
  await open(page);
  await page.getByRole("link", { name: "Make this site yours" }).click();
  await expect(heading(page)).toHaveText("1. The firm");
  for (const [label, words] of Object.entries(firm)) await write(field(page, label), words);
  await field(page, "Nation").selectOption("England");
  await ask(page, "Next");
  await expect(heading(page)).toHaveText("2. Colours and mark");
  await expect(heading(page)).toBeFocused();
  await ask(page, "Next");
  await page.getByRole("checkbox", { name: services[0]?.title ?? "", exact: true }).check();
  await write(field(page, "Your name for it"), "Bathroom Plumbing");
  await ask(page, "Next");
  const list = page.getByLabel("Your areas");
  await list.fill("Clifton BS8 51.4560, -2.6210\nBedminster BS3\nKnowle BS4\n");
  await ask(page, "Next");
  await expect(heading(page)).toHaveText("5. Pictures");
  expect(await states(page)).toEqual(["done", "may be left empty", "done", "done", "done"]);

  await page.reload();
  await expect(heading(page)).toHaveText("5. Pictures");
  await page.goBack();
  await expect(list).toHaveValue("Clifton BS8 51.4560, -2.6210\nBedminster BS3\nKnowle BS4");
  await step(page, "The firm").click();
  await expect(heading(page)).toBeFocused();
  await expect(field(page, "Company name")).toHaveValue("Avon Plumbing");
  for (const width of [1280, 320, 360])
    for (const [index, link] of (await page.locator("nav[aria-label=Steps] a").all()).entries()) {
      await page.setViewportSize({ width, height: 844 });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`#/yours/${index + 1}$`));
      await expect.poll(() => pageWidth(page)).toBe(width);
    }

  await ask(page, "Show what changes");
  const shown = page.getByRole("dialog", { name: "One change makes it yours" });
  await expect(shown).toContainText("Bedminster and Knowle stand at the town's middle");
  await shown.getByText(`${areas.length} areas go`).click();
  await expect(shown).toContainText(areas[0]?.name ?? "");
  await shown.getByText("3 areas come").click();
  await expect(shown).toContainText("Clifton, Bedminster, Knowle");
  await expect.poll(() => pageWidth(page)).toBe(360);
  await shown.getByRole("button", { name: "Publish" }).click();
  await expect(news(page, "The site is yours.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Avon Plumbing");
  await expect(page.getByRole("link", { name: "Make this site yours" })).toBeHidden();
  expect(await keptAnswers()).toBe(0);
  expect(stored("company.json")).toMatchObject({
    name: "Avon Plumbing",
    phone: "+441172345678",
    address: { regionCode: "GB-ENG" },
  });
  expect(stored("areas/knowle.json")).toMatchObject({ postcodes: ["BS4"] });
  expect(stored("services/bathroom-plumbing.json")).toMatchObject({ title: "Bathroom Plumbing", order: 1 });

  await undo(page, "Undo");
  expect(stored("company.json").name).toBe(company.name);
  await page.getByRole("link", { name: "Make this site yours" }).click();
  await expect(field(page, "Company name")).toHaveValue("Avon Plumbing");
});

test("A wrong answer is told at its field before the next step, and what is left at the end leads to its step", async ({
  page,
}) => {
  await open(page, "yours");
  for (const [label, words] of Object.entries({ ...firm, Phone: "0117", "Middle of the town": "Bristol" }))
    await write(field(page, label), words);
  await ask(page, "Next");
  await expect(heading(page)).toHaveText("1. The firm");
  await expect(problems(page).getByRole("listitem")).toHaveCount(3);
  await expect(field(page, "Nation")).toBeFocused();
  await field(page, "Nation").selectOption("Wales");
  await write(field(page, "Middle of the town"), firm["Middle of the town"]);
  await expect(problems(page).getByRole("listitem")).toHaveText([/^Phone must be \+44/]);
  await expect(field(page, "Phone")).toHaveAttribute("aria-invalid", "true");

  await step(page, "Pictures").click();
  expect(await states(page)).toEqual(["to do", "may be left empty", "to do", "to do", "done"]);
  await ask(page, "Show what changes");
  await expect(page).toHaveURL(/#\/yours\/1$/);
  await expect(field(page, "Phone")).toBeFocused();
  await write(field(page, "Phone"), firm.Phone);
  await problems(page).getByRole("button", { name: "Your areas is empty." }).click();
  await expect(page.getByLabel("Your areas")).toBeFocused();
  await problems(page)
    .getByRole("button", { name: /^Tick at least one service/ })
    .click();
  await expect(page.getByRole("checkbox").first()).toBeFocused();
});

test("A photograph is kept while other steps are open, and takes the place of the demonstration's projects", async ({
  page,
}) => {
  await open(page, "yours/5");
  await chooseFiles(page, "Add pictures", await phonePicture("bathroom"));
  await row(page, /bathroom/).click();
  await write(field(page, "Title"), "Bathroom in Clifton");
  await write(
    field(page, "What was done"),
    "The room needed new pipes and got them. We laid them under the floor in three days.",
  );
  await page.getByLabel("Keep the demonstration's projects for now").uncheck();
  await step(page, "The firm").click();
  for (const [label, words] of Object.entries(firm)) await write(field(page, label), words);
  await field(page, "Nation").selectOption("England");
  await step(page, "Services").click();
  await page.getByRole("checkbox").first().check();
  await page.reload();
  await step(page, "Areas").click();
  await page.getByLabel("Your areas").fill("Clifton BS8 51.4560, -2.6210");
  await ask(page, "Next");
  await ask(page, "Show what changes");
  const shown = page.getByRole("dialog", { name: "One change makes it yours" });
  await shown.getByText("1 project comes").click();
  await expect(shown).toContainText("Bathroom in Clifton");
  await shown.getByRole("button", { name: "Publish" }).click();
  await expect(news(page, "The site is yours.")).toBeVisible({ timeout: 30_000 });
  const { pictures } = stored("projects/bathroom-in-clifton.json");
  expect(pictures).toHaveLength(1);
  expect(existsSync(join(editedSite, "data/projects", pictures[0].image))).toBe(true);
  await undo(page, "Undo");
});
