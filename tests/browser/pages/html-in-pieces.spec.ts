import { expect } from "@playwright/test";
import { pageOfEachType } from "../site-under-test";
import { test } from "../test";
import { movedWhileArriving, openEmptyPage } from "./arriving-html";

/** Windows of phones, tablets and desks. */
const firstScreens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const mondayMorning = "2026-11-23T10:00:00Z";

for (const viewport of firstScreens)
  test.describe(`On a slow line, in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    for (const [name, path] of Object.entries(pageOfEachType))
      test(`the ${name} page moves nothing that a visitor sees already`, async ({ page }) => {
        await page.clock.setFixedTime(mondayMorning);
        const html = await (await page.request.get(path)).text();
        await openEmptyPage(page);
        expect(await page.evaluate(movedWhileArriving, html)).toEqual([]);
        await expect(page.locator("h1")).toBeVisible();
      });
  });
