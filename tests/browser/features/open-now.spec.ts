import { expect, type Page } from "@playwright/test";
import { openNow } from "../../../src/components/opening-hours/show-open-now";
import { openingHoursInWords, weeklyPeriods } from "../../../src/content/values/opening-hours";
import { company } from "../../support/built-content";
import { areaPath, companyPath } from "../support/site-under-test";
import { test } from "../support/test";

const openNowLines = (page: Page) => page.locator("[data-open-now]");

const week = weeklyPeriods(company.openingHours);
const openText = (moment: string) => openNow({ week }, new Date(moment));

const mondayMorning = "2026-11-23T10:00:00Z";
/** A time at which most companies are closed. */
const sunday = "2026-11-22T12:00:00Z";

for (const timezoneId of ["Europe/London", "Pacific/Auckland"]) {
  test.describe(`To a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 360, height: 640 } });

    test("an area's and the company's page say on one line whether the company is open, before anything is touched", async ({
      page,
    }) => {
      for (const [path, moment] of [
        [companyPath, mondayMorning],
        [areaPath, mondayMorning],
        [areaPath, sunday],
        [areaPath, "2026-11-24T23:30:00Z"],
      ] as const) {
        await page.clock.setFixedTime(moment);
        await page.goto(path);
        await expect(openNowLines(page)).not.toHaveCount(0);
        for (const line of await openNowLines(page).all()) await expect(line).toHaveText(openText(moment));
        const lines = () =>
          page
            .getByRole("complementary")
            .locator("[data-open-now]:visible")
            .evaluate((element) => {
              const text = document.createRange();
              text.selectNodeContents(element);
              return text.getClientRects().length;
            });
        await expect.poll(lines, openText(moment)).toBe(1);
      }
    });
  });
}

test("An open page changes its words at closing time", async ({ page }) => {
  const day = week.findIndex(({ length }) => length > 0);
  const closes = Number(week[day]?.[0]?.closes);
  const monday = Date.UTC(2026, 10, 23);
  const at = (seconds: number) =>
    new Date(monday + ((day * 24 * 60 + closes) * 60 + seconds) * 1000).toISOString();
  // The clock runs while the page loads.
  await page.clock.install({ time: at(-50) });
  await page.goto(companyPath);
  await expect(openNowLines(page).first()).toHaveText(openText(at(-50)));
  await page.clock.fastForward(60_000);
  await expect(openNowLines(page).first()).toHaveText(openText(at(40)));
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("only the hours are shown", async ({ page }) => {
    await page.goto(companyPath);
    const [hours = ""] = openingHoursInWords(company.openingHours);
    await expect(page.getByRole("main").getByText(hours, { exact: true }).first()).toBeVisible();
    await expect(openNowLines(page)).not.toHaveCount(0);
    await expect(openNowLines(page).filter({ visible: true })).toHaveCount(0);
  });
});
