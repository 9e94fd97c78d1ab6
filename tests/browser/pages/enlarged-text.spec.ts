import { expect } from "@playwright/test";
import { sidewaysScroll } from "../support/positions";
import { pageOfEachType } from "../support/site-under-test";
import { test } from "../support/test";
import { brokenWords } from "./layout-faults";

test.use({ viewport: { width: 412, height: 840 } });

for (const [name, path] of Object.entries(pageOfEachType))
  test(`With text at twice its size, no bar stays over the ${name} page on a phone, and nothing scrolls sideways`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.enable");
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    const staying = await page
      .locator("body header, body aside")
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position));
    expect.soft(staying.filter((position) => /fixed|sticky/.test(position))).toEqual([]);
    expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

test("Zoomed to 400%, a desktop shows home's title without a break in a word", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  expect(await page.evaluate(brokenWords)).toEqual([]);
});
