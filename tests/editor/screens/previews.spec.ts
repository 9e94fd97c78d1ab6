import { expect, type Page, test } from "@playwright/test";
import { first, projects } from "../../published/published-content";
import { stored } from "../edited-site";
import { ask, field, open, publish, rows, write } from "../editing";

test.describe.configure({ mode: "serial" });

const preview = (page: Page) => page.frameLocator("iframe");

test("A claim is shown in the home page's sentences as it is typed", async ({ page }) => {
  await open(page, "company");
  await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
  await write(field(page, "Quote within"), "36 hours");
  await expect(preview(page).getByText("36 hours").first()).toBeVisible();
  await expect(preview(page).getByText(/\bno services\b/)).toHaveCount(0);
});

for (const group of ["pages/home", "faqs", "pages", "services", "areas", "projects", "tiles", "cutaways"])
  test(`Beside every form is the page as it will be: ${group}`, async ({ page }) => {
    await open(page, group);
    const links = rows(page).getByRole("link");
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute("href") ?? ""),
    );
    const few = group === "pages" ? addresses : addresses.slice(0, 1);
    for (const address of few.length > 0 ? few : [`#/${group}`]) {
      if (address === "#/redirects") continue;
      await page.goto(`/admin/${address}`);
      await expect(preview(page).locator("main, header").first(), address).toContainText(/\w/);
    }
  });

test("Home shows what was published in another place since the editor was opened", async ({ page }) => {
  await open(page, "pages/home");
  const header = preview(page).locator("header").first();
  await expect(header).toBeVisible();
  await page.getByRole("link", { name: "Company", exact: true }).click();
  const { phone } = stored("company.json");
  await write(field(page, "Phone"), "07911 123456");
  await publish(page);
  await page.goto("/admin/#/pages/home");
  await expect(preview(page).locator('a[href="tel:+447911123456"]').first()).toBeAttached();
  await expect(preview(page).locator(`a[href="tel:${phone}"]`)).toHaveCount(0);
  await page.goto("/admin/#/company");
  await write(field(page, "Phone"), phone);
  await publish(page);
});

test("The page stays where it is while a row of other hours is filled in, and shows it once its days are there", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await open(page, "company?field=claims.quoteWithin");
  await expect(field(page, "Quote within")).toBeFocused();
  const scrolled = () =>
    preview(page)
      .locator("html")
      .evaluate(({ scrollTop }) => scrollTop);
  await preview(page)
    .locator("html")
    .evaluate((html) => html.scrollTo({ top: 900, behavior: "instant" }));
  await ask(page, "Add other hours");
  await expect(page.getByLabel("First day").last()).toBeFocused();
  await expect(preview(page).getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await scrolled()).toBeGreaterThan(0);
  const year = new Date().getFullYear() + 3;
  await page.getByLabel("First day").last().fill(`${year}-02-03`);
  await page.getByLabel("Last day").last().fill(`${year}-02-05`);
  await expect(preview(page).getByText("3 Feb-5 Feb closed").first()).toBeAttached();
  expect(errors).toEqual([]);
});

test("An edited entry of a list is shown once in the preview", async ({ page }) => {
  await open(page, "price-examples");
  const link = rows(page).getByRole("link").first();
  const { title } = stored(`${String(await link.getAttribute("href")).replace("#/", "")}.json`);
  await link.click();
  await expect(preview(page).getByText(title)).toHaveCount(1);
});

test("The page follows the cursor, and a click on its words leads to their field", async ({ page }) => {
  const { slug, work, room } = stored(`projects/${first(projects).slug}.json`);
  await open(page, `projects/${slug}`);
  await field(page, "What was done").click();
  await expect(preview(page).getByText(work.slice(0, 40)).first()).toBeInViewport();
  await preview(page).getByText(room.slice(0, 40)).first().click();
  await expect(field(page, "The room")).toBeFocused();
});
