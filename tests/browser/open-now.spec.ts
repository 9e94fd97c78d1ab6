import { expect, type Page } from "@playwright/test";
import { openingHoursText } from "../../src/content/derived/opening-hours-text";
import { openingMinutes } from "../../src/content/derived/opening-minutes";
import { openNowText } from "../../src/open-now/open-now-text";
import { company, layout } from "../published/published-content";
import { areaPath } from "./site-under-test";
import { test } from "./test";

const saying = (page: Page) => page.locator("[data-open-now]");

const { openNow: words } = layout;
const minutes = openingMinutes(company.openingHours);
const said = (moment: string) =>
  openNowText({ minutes, closedDays: company.closedDays ?? [], words }, new Date(moment));

const mondayMorning = "2026-11-23T10:00:00Z";
/** Most companies are closed then. */
const sunday = "2026-11-22T12:00:00Z";

for (const timezoneId of ["Europe/London", "Pacific/Auckland"]) {
  test.describe(`To a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 390, height: 780 } });

    for (const path of ["/london-tiling-company", areaPath]) {
      test(`${path} says whether the company is open, before anything is touched`, async ({ page }) => {
        await page.clock.setFixedTime(mondayMorning);
        await page.goto(path);
        for (const line of await saying(page).all()) await expect(line).toHaveText(said(mondayMorning));
        await page.clock.setFixedTime(sunday);
        await page.reload();
        await expect(page.getByRole("complementary").locator("[data-open-now]")).toHaveText(said(sunday));
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
  await expect(line).toHaveText(said(mondayMorning));
  await page.getByRole("banner").getByRole("link", { name: layout.navigation.areas, exact: true }).click();
  await expect(page).toHaveURL(/areas-covered$/);
  await page.goBack();
  await expect(line).toHaveText(said(mondayMorning));
});

test("On a phone it stays within the line that is kept for it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const line = page.getByRole("complementary").locator("[data-open-now]");
  for (const moment of [mondayMorning, sunday, "2026-11-24T23:30:00Z"]) {
    await page.clock.setFixedTime(moment);
    await page.goto(areaPath);
    await expect(line).toHaveText(said(moment));
    const lines = await line.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect(lines, said(moment)).toBe(1);
  }
});

test("It changes while the page is open", async ({ page }) => {
  const [, closes = 0] = minutes;
  const at = (seconds: number) =>
    new Date(Date.parse("2026-11-23") + (closes * 60 + seconds) * 1000).toISOString();
  await page.clock.install({ time: at(-20) });
  await page.goto("/london-tiling-company");
  await expect(saying(page).first()).toHaveText(said(at(-20)));
  await page.clock.fastForward(60_000);
  await expect(saying(page).first()).toHaveText(said(at(40)));
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there are only the hours", async ({ page }) => {
    await page.goto("/london-tiling-company");
    await expect(
      page
        .getByRole("main")
        .getByText(openingHoursText(company.openingHours)[0] ?? "", { exact: true })
        .first(),
    ).toBeVisible();
    for (const line of await saying(page).all()) await expect(line).toBeHidden();
  });
});
