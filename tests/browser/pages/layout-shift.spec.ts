import { expect } from "@playwright/test";
import { mostShift, scrollThrough, useSlowLine, watchLayoutShift } from "../support/layout-shift";
import { pageOfEachType } from "../support/site-under-test";
import { test } from "../support/test";

for (const [device, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["desktop", { width: 1280, height: 800 }],
] as const)
  test.describe(`On a slow line, on a ${device},`, () => {
    test.use({ viewport });

    for (const [name, path] of Object.entries(pageOfEachType))
      test(`the ${name} page does not move while it loads and is scrolled`, async ({ page }) => {
        const shift = await watchLayoutShift(page);
        const useFastLine = await useSlowLine(page);
        await page.goto(path);
        await useFastLine();
        for (const part of [0, 0.25, 0.5, 0.75, 1]) await scrollThrough(page, part);
        expect(await shift()).toBeLessThanOrEqual(mostShift);
      });
  });
