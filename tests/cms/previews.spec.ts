import { expect, test } from "@playwright/test";
import { first, projects } from "../published/published-content";
import { stored } from "./edited-site";
import { openCms, write } from "./editing";

test("A claim is shown in the home page's sentences as it is typed", async ({ page }) => {
  await openCms(page, "/collections/company/entries/company");
  const preview = page.frameLocator("#preview-pane");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await write(page.getByLabel("Quote within", { exact: true }), "36 hours");
  await expect(preview.getByText("36 hours").first()).toBeVisible();
});

/** In milliseconds: the form of the postcode check has 175 rows. */
const forLongForms = 30_000;

for (const group of ["home-page", "faqs", "pages"])
  test(`Beside every form is the page as it will be: ${group}`, async ({ page }) => {
    const address = `/collections/${group}`;
    await openCms(page, address);
    const entries = page.locator(`a[href*="${address}/entries/"]`);
    await expect(entries.first()).toBeVisible();
    const names = await entries.allTextContents();
    for (const name of names.filter((name) => !name.startsWith("Redirects"))) {
      await entries.filter({ hasText: name }).first().click();
      const shown = page.frameLocator("#preview-pane").locator("main, header").first();
      await expect(shown, name).toContainText(/\w/, { timeout: forLongForms });
      await page.goto(`/admin/#${address}`);
    }
  });

test("Pictures that are stored are shown in the form", async ({ page }) => {
  const { slug } = first(projects);
  const { pictures } = stored(`projects/${slug}.json`);
  await openCms(page, `/collections/projects/entries/${slug}`);
  await page.getByRole("button", { name: `Open or close ${pictures[0].alt}` }).click();
  const picture = page.locator(".cms-thumbnail").first();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(1000);
});
