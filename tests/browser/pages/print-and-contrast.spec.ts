import { expect } from "@playwright/test";
import { hasPlanner, projectTypes } from "../../support/built-content";
import { pageOfEachType } from "../support/site-under-test";
import { test } from "../support/test";
import { wordsUnderPictures } from "./layout-faults";

test.describe("On paper", () => {
  for (const [name, path] of Object.entries(pageOfEachType))
    test(`the ${name} page is dark on white, with nothing fixed over it`, async ({ sharedPage: page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      for (const part of await page.locator("aside, form, header nav").all()) await expect(part).toBeHidden();
      const wrong = await page.evaluate(
        () =>
          [...document.querySelectorAll("main *, footer *")].filter((element) => {
            const { backgroundColor, color, position } = getComputedStyle(element);
            const isShown = element.getClientRects().length > 0;
            return (
              isShown &&
              (position === "fixed" ||
                backgroundColor !== "rgba(0, 0, 0, 0)" ||
                (color !== "rgb(0, 0, 0)" && element.textContent !== ""))
            );
          }).length,
      );
      expect(wrong).toBe(0);
    });
});

/** All pictures but the open part of the hero's wall, which paper shows finished (opened-wall.spec.ts). */
const pictures = "main figure:visible:not(section:has(h1) figure:has(li)) img";

test.describe("On a sheet of A4", () => {
  test.use({ viewport: { width: 703, height: 1000 } });

  for (const [name, path] of Object.entries(pageOfEachType))
    test(`the ${name} page has all its pictures, and none covers words`, async ({ page }) => {
      await page.goto(path);
      const shownOnScreen = await page.locator(pictures).count();
      await page.emulateMedia({ media: "print" });
      // Browsers fetch lazy pictures before they print.
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
        for (const part of document.querySelectorAll("details")) part.open = true;
        return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      expect(await page.evaluate(wordsUnderPictures)).toEqual([]);
      expect(await page.locator(pictures).count()).toBeGreaterThanOrEqual(shownOnScreen);
    });
});

test.describe("With forced colours", () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test("chips keep their border, and the chosen filter stands out", async ({ sharedPage: page }) => {
    const [name = "", another] = projectTypes;
    test.skip(another === undefined, "The projects have no two types: there is no filter");
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/portfolio");
    await page.getByRole("radio", { name, exact: true }).check();
    const chosen = page.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
    const other = page.locator("label", { has: page.getByRole("radio", { name: "All", exact: true }) });
    const background = (choice: typeof chosen) => choice.evaluate((a) => getComputedStyle(a).backgroundColor);
    // If the tab has shown the portfolio before, the chip's background changes in a transition.
    await expect.poll(async () => (await background(chosen)) === (await background(other))).toBe(false);
    await expect(other).toHaveCSS("border-top-style", "solid");
    await expect(page.getByRole("banner").locator("summary:visible")).toBeVisible();
  });
});

test.describe("With more contrast", () => {
  test("the lines of tables and soft text are black", async ({ sharedPage: page }) => {
    await page.emulateMedia({ contrast: "more" });
    if (hasPlanner) {
      await page.goto("/plan-your-tiles");
      await expect(page.locator("#plan tbody th").first()).toHaveCSS("border-top-color", "rgb(0, 0, 0)");
    }
    await page.goto("/areas-covered");
    // The text is the description of an area.
    await expect(page.locator("main li:has(h4) p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  });
});
