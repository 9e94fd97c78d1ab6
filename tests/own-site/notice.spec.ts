import { expect, type Page } from "@playwright/test";
import { otherHoursText } from "../../src/content/values/opening-hours";
import { axeFaultsOf } from "../browser/pages/axe";
import { overflow } from "../browser/pages/layout-faults";
import { mostShift, useSlowLine, watchLayoutShift } from "../browser/pages/layout-shift";
import { boxOf } from "../browser/pointer";
import { areaPath, companyPath, servicePath } from "../browser/site-under-test";
import { test } from "../browser/test";
import { notice, otherHours } from "./own-details";

/** Opens a page at noon of a day. */
async function openOn(page: Page, day: string, path: string): Promise<void> {
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.goto(path);
}

const noticeOn = (page: Page) => page.getByRole("region", { name: "Notice" });

test("A notice leaves a small phone the whole headline, and the menu above the call bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/", servicePath, areaPath, companyPath]) {
    await openOn(page, notice.from, path);
    const bar = await boxOf(page.getByRole("complementary"));
    const box = await boxOf(noticeOn(page));
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
  test(`A notice moves nothing on a slow line and is fit for everyone in a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shift = await watchLayoutShift(page);
    await useSlowLine(page);
    for (const day of [otherHours.from, notice.from])
      for (const path of [servicePath, areaPath, companyPath, "/"]) {
        await openOn(page, day, path);
        await expect(noticeOn(page)).toBeVisible();
        expect.soft(await shift(), `${day} ${path}`).toBeLessThanOrEqual(mostShift);
      }
    expect(await axeFaultsOf(page, ["dated-part"])).toEqual([]);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("only other hours are shown, which name their days", async ({ page }) => {
    await page.goto(companyPath);
    await expect(page.getByText(notice.text)).toBeHidden();
    await expect(page.getByRole("main").getByText(otherHoursText(otherHours), { exact: true })).toBeVisible();
  });
});

test("On paper the owner's mark is as small as on the screen", async ({ page }) => {
  await page.goto(companyPath);
  await page.emulateMedia({ media: "print" });
  expect((await boxOf(page.locator("header img"))).height).toBeLessThan(40);
});
