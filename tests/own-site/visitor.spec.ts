import { expect, type Page } from "@playwright/test";
import { otherHoursInWords } from "../../src/content/values/opening-hours";
import { axeFaultsOf } from "../browser/support/axe";
import { mostShift, useSlowLine, watchLayoutShift } from "../browser/support/layout-shift";
import { boxOf, sidewaysScroll } from "../browser/support/positions";
import { liveForm } from "../browser/support/quote-form";
import { areaPath, companyPath, servicePath } from "../browser/support/site-under-test";
import { test } from "../browser/support/test";
import { days } from "./owner-content";

const { notice, otherHours } = days;

/** Opens a page on a day at noon, or at a time, in London in winter. */
async function openAt(page: Page, moment: string, path = "/"): Promise<void> {
  await page.clock.setFixedTime(moment.includes("T") ? `${moment}Z` : `${moment}T12:00:00Z`);
  await page.goto(path);
}

const noticeOf = (page: Page) =>
  page.getByRole("region", { name: "Notice" }).filter({ hasText: notice.text });

test.describe("A notice", () => {
  test("leaves a small phone the whole headline, and the menu above the call bar", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of ["/", servicePath, areaPath, companyPath]) {
      await openAt(page, notice.from, path);
      const bar = await boxOf(page.getByRole("complementary"));
      const box = await boxOf(noticeOf(page));
      const headline = await boxOf(page.locator("h1"));
      expect.soft(headline.y, path).toBeGreaterThanOrEqual(box.y + box.height);
      expect.soft(headline.y + headline.height, path).toBeLessThanOrEqual(bar.y);
      const menu = page.getByRole("banner").locator("details:visible");
      await menu.locator("summary").click();
      const links = await boxOf(menu.locator("> div"));
      expect.soft(Math.floor(links.y + links.height), path).toBeLessThanOrEqual(Math.ceil(bar.y));
    }
  });

  for (const width of [320, 768, 1280])
    test(`moves nothing on a slow line and has no axe fault in a window of ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shift = await watchLayoutShift(page);
      await useSlowLine(page);
      for (const day of [otherHours.from, notice.from])
        for (const path of [servicePath, areaPath, companyPath, "/"]) {
          await openAt(page, day, path);
          await expect(page.getByRole("region", { name: "Notice" })).toBeVisible();
          expect.soft(await shift(), `${day} ${path}`).toBeLessThanOrEqual(mostShift);
        }
      expect(await axeFaultsOf(page, ["dated-part"])).toEqual([]);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    });
});

test.describe("Other hours", () => {
  test("decide 'open now' on the home page, and their sentence stands above the page and the form's button", async ({
    page,
  }) => {
    await openAt(page, `${otherHours.from}T11:00:00`, "/#contact");
    await expect(page.getByRole("main").locator("[data-open-now]")).toContainText(
      "Closed now, opens 5 January",
    );
    await page.locator("#quote-form").getByRole("textbox").first().focus();
    await expect(page.locator(liveForm).getByText(otherHours.text)).toBeVisible();
    await expect(page.getByRole("region", { name: "Notice" })).toHaveText(otherHours.text);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("only other hours are shown, which name their days", async ({ page }) => {
    await page.goto(companyPath);
    await expect(noticeOf(page)).toBeHidden();
    await expect(
      page.getByRole("main").getByText(otherHoursInWords(otherHours), { exact: true }),
    ).toBeVisible();
  });
});

test("On paper the owner's mark is as small as on the screen", async ({ page }) => {
  await page.goto(companyPath);
  await page.emulateMedia({ media: "print" });
  expect((await boxOf(page.locator("header img"))).height).toBeLessThan(40);
});
