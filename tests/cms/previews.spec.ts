import { expect, type Page, test } from "@playwright/test";
import { stored } from "../editor/edited-site";
import { first, projects } from "../published/published-content";
import { goTo, openWindow, write } from "./editing";

test.describe.configure({ mode: "serial" });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser);
});

test.afterAll(() => page.close());

test("A claim is shown in the home page's sentences as it is typed", async () => {
  await goTo(page, "company", "company");
  const preview = page.frameLocator("#preview-pane");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await write(page.getByLabel("Quote within", { exact: true }), "36 hours");
  await expect(preview.getByText("36 hours").first()).toBeVisible();
});

/** In milliseconds: the form of the postcode check has 175 rows. */
const forLongForms = 30_000;

for (const group of ["home-page", "faqs", "pages"])
  test(`Beside every form is the page as it will be: ${group}`, async () => {
    const address = `/collections/${group}`;
    await goTo(page, group);
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

test("Pictures that are stored are shown in the form", async () => {
  const { slug } = first(projects);
  const { pictures } = stored(`projects/${slug}.json`);
  await goTo(page, "projects", slug);
  await page.getByRole("button", { name: `Open or close ${pictures[0].alt}` }).click();
  const picture = page.locator(".cms-thumbnail").first();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(1000);
});
