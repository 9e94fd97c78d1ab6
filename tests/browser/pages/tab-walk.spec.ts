import { expect, type Page } from "@playwright/test";
import { notFoundPage } from "../../support/built-content";
import { pageOfEachType } from "../support/site-under-test";
import { test, withoutMotion } from "../support/test";
import { tabWalkFaults } from "./tab-walk";

test.use(withoutMotion);

const windows = [
  { width: 1280, height: 800 },
  { width: 412, height: 915 },
  { width: 320, height: 256 },
];

for (const [name, path] of Object.entries(pageOfEachType)) {
  test(`On the ${name} page the Tab key reaches every control, and its focus ring is in full view`, async ({
    page,
  }) => {
    // The limit grows with the content: a portfolio of twenty projects has two hundred stops.
    test.slow();
    await page.goto(path);
    for (const size of windows) {
      await page.setViewportSize(size);
      await openEverything(page);
      expect.soft(await tabWalkFaults(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
}

/** Opens every `details` element of the page and of its top bar. */
const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("header details, main details"))
      details.open = true;
  });

test("The check reports a covered control and a thin or clipped focus ring", async ({ page }) => {
  // On phones the call bar is always there, and the rule below lets it cover the page.
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto("/404");
  await page.evaluate(() => {
    for (const rule of [
      "main a:focus-visible { outline-width: 1px !important }",
      "footer { overflow: hidden; max-height: 10px }",
      "aside { inset: 0 !important }",
    ])
      document.styleSheets[0]?.insertRule(rule);
  });
  const faults = (await tabWalkFaults(page)).join("\n");
  expect(faults).toContain(`${notFoundPage.homeLink} has a ring of 1 pixels`);
  expect(faults).toMatch(/has a ring that is cut off by/);
  expect(faults).toMatch(/ lies under </);
});
