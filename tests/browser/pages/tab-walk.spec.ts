import { expect, type Page } from "@playwright/test";
import { notFoundPage } from "../../published/published-content";
import { pageOfEachType, withoutMotion } from "../site-under-test";
import { test } from "../test";
import { tabWalkFaults } from "./focus";

test.use(withoutMotion);

/** The widest first, before hydration. */
const windows = [
  { width: 1280, height: 800 },
  { width: 412, height: 915 },
  { width: 320, height: 256 },
];

for (const [name, path] of Object.entries(pageOfEachType)) {
  test(`on the ${name} page the Tab key reaches everything, in full sight and with a ring around it`, async ({
    page,
  }) => {
    // The limit grows with the content: a portfolio of twenty projects has two hundred stops.
    test.slow();
    await page.goto(path);
    for (const size of windows) {
      await page.setViewportSize(size);
      await openAll(page);
      expect.soft(await tabWalkFaults(page), `${size.width} × ${size.height}`).toEqual([]);
    }
  });
}

/** Opens every question, the planner's openings and the top bar's menu or panel: hydrated, because only then does it close behind the focus. */
async function openAll(page: Page): Promise<void> {
  const planner = page.locator("div:has(> #plan)");
  if ((await planner.count()) > 0) {
    await planner.dispatchEvent("pointerdown");
    await expect(planner).toHaveAttribute("data-live");
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("header details, main details"))
      details.open = true;
  });
  const menu = page.getByRole("banner").locator("details:visible");
  await menu.dispatchEvent("pointerdown");
  await expect(menu).toHaveAttribute("data-live");
}

test("a page is reported if something lies over what has focus, or its ring is thin or cut off", async ({
  page,
}) => {
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
  expect(faults).toMatch(/lies under <aside>/);
});
