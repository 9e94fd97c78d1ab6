import { expect, type Page, test } from "@playwright/test";

const saying = (page: Page) => page.locator("[data-open-now]");

/** Moments at which every company with opening hours on weekdays and closed Sundays says so; what is built says when. */
const mondayMorning = "2026-11-23T10:00:00Z";
const sunday = "2026-11-22T12:00:00Z";

for (const timezoneId of ["Europe/London", "Pacific/Auckland"]) {
  test.describe(`To a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 390, height: 780 } });

    for (const path of ["/london-tiling-company", "/areas/chelsea"]) {
      test(`${path} says whether the company is open, before anything is touched`, async ({ page }) => {
        await page.clock.setFixedTime(mondayMorning);
        await page.goto(path);
        for (const line of await saying(page).all()) await expect(line).toHaveText(/^Open now, until \d+PM$/);
        await page.clock.setFixedTime(sunday);
        await page.reload();
        await expect(page.getByRole("complementary").locator("[data-open-now]")).toHaveText(
          /^Closed now, opens Monday \d+AM$/,
        );
        expect(await page.evaluate(() => "___loader" in window)).toBe(false);
      });
    }
  });
}

test("The company page says it beside the hours, also where a link was followed", async ({ page }) => {
  await page.clock.setFixedTime(mondayMorning);
  await page.goto("/london-tiling-company");
  const line = page.getByRole("main").locator("[data-open-now]");
  await expect(line).toBeVisible();
  await expect(line).toHaveText(/^Open now/);
  await page.getByRole("banner").getByRole("link", { name: "Areas", exact: true }).click();
  await expect(page).toHaveURL(/areas-covered$/);
  await page.goBack();
  await expect(line).toHaveText(/^Open now/);
});

test("It changes while the page is open", async ({ page }) => {
  await page.clock.install({ time: "2026-11-23T17:59:40Z" });
  await page.goto("/london-tiling-company");
  await expect(saying(page).first()).toHaveText(/^Open now/);
  await page.clock.fastForward(60_000);
  await expect(saying(page).first()).toHaveText(/^Closed now/);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there are only the hours", async ({ page }) => {
    await page.goto("/london-tiling-company");
    await expect(page.getByRole("main").getByText(/^Mon-/)).toBeVisible();
    for (const line of await saying(page).all()) await expect(line).toBeHidden();
  });
});
