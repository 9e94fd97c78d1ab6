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
/** A time at which most companies are closed and the call bar has another order. */
const sunday = "2026-11-22T12:00:00Z";

const visits = [
  ...Object.entries(pageOfEachType).map(([name, path]) => {
    return { name: `the ${name} page`, path, moment: mondayMorning };
  }),
  { name: "a page that is opened while the company is closed", path: "/", moment: sunday },
];

for (const viewport of firstScreens)
  test.describe(`On a slow line, in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    for (const { name, path, moment } of visits)
      test(`${name} moves nothing that a visitor sees already`, async ({ page }) => {
        await page.clock.setFixedTime(moment);
        const html = await (await page.request.get(path)).text();
        await openEmptyPage(page);
        expect(await page.evaluate(movedWhileArriving, html)).toEqual([]);
        await expect(page.locator("h1")).toBeVisible();
      });
  });
