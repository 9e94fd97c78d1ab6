import { expect } from "@playwright/test";
import { pageOfEachType } from "./site-under-test";
import { test } from "./test";

test.use({ viewport: { width: 412, height: 840 } });

test("With text at twice its size, what stays in place leaves a phone's window to the page", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of Object.values(pageOfEachType)) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    const heights = await page.evaluate(() =>
      ["header", "aside"].map((part) => document.querySelector(`body ${part}`)?.clientHeight ?? 0),
    );
    const [header = 0, bar = 0] = heights;
    expect.soft(header, `${path}: the top bar`).toBeLessThan(420);
    expect.soft(bar, `${path}: the bar at the foot`).toBeLessThan(210);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${path}: sideways`).toBeLessThanOrEqual(412);
  }
});
