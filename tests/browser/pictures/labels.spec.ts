import { expect } from "@playwright/test";
import { pageOfEachType } from "../site-under-test";
import { test } from "../test";

for (const width of [360, 390, 768, 1280])
  for (const [name, path] of Object.entries(pageOfEachType))
    test(`every label on a picture of the ${name} page shows its words or its sign, ${width} pixels wide`, async ({
      sharedPage: page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const empty = await page
        .locator("figcaption:visible")
        .evaluateAll((labels) =>
          labels
            .filter((label) => ![...label.children].some((child) => child.getBoundingClientRect().width > 8))
            .map((label) => label.textContent),
        );
      expect(empty).toEqual([]);
    });
