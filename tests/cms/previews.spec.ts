import { expect, test } from "@playwright/test";
import { stored } from "./edited-site";
import { openCms, write } from "./editing";

test("A claim is shown in the home page's sentences as it is typed", async ({ page }) => {
  await openCms(page, "/collections/company/entries/company");
  const preview = page.frameLocator("#preview-pane");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await write(page.getByLabel("Quote within", { exact: true }), "36 hours");
  await expect(preview.getByText("36 hours").first()).toBeVisible();
});

for (const [place, address] of [
  ["home-page", "home"],
  ["faqs", "how-much-does-it-cost"],
  ["pages", "layout"],
  ["pages", "areas-covered"],
  ["pages", "portfolio"],
  ["pages", "privacy-policy"],
  ["pages", "not-found"],
  ["pages", "quote-form"],
] as const)
  test(`The page is beside the form: ${address}`, async ({ page }) => {
    await openCms(page, `/collections/${place}/entries/${address}`);
    await expect(page.frameLocator("#preview-pane").locator("main, header").first()).toContainText(/\w/, {
      timeout: 30_000,
    });
  });

test("Pictures that are stored are shown in the form", async ({ page }) => {
  const { pictures } = stored("projects/cafe-backsplash.json");
  await openCms(page, "/collections/projects/entries/cafe-backsplash");
  await page.getByRole("button", { name: `Open or close ${pictures[0].alt}` }).click();
  const picture = page.locator(".cms-thumbnail").first();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(1000);
});
