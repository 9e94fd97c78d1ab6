import { expect, type Page } from "@playwright/test";
import { pagePaths } from "../../../src/routes/page-paths";
import { portfolioPage, projects } from "../../published/published-content";
import { holdRequests } from "../hold-requests";
import { faultsAtWidths } from "../pages/axe";
import { islandScripts } from "../site-under-test";
import { test } from "../test";

const project = projects.find(({ beforeAndAfter }) => beforeAndAfter);
const address = pagePaths.project(project?.slug ?? "");
const words = portfolioPage.comparison;

test.skip(!project, "The content has no project with a comparison: there is no slider to try");

const slider = (page: Page) => page.getByRole("slider");
const halves = (page: Page) =>
  page
    .locator("main section")
    .filter({ has: page.locator("input[type=range]") })
    .locator("img");

/** The clip path of the picture from before, whose right inset is the covered share. */
const covered = (page: Page) =>
  halves(page)
    .first()
    .evaluate((image) => {
      let element: Element | null = image;
      while (element && getComputedStyle(element).clipPath === "none") element = element.parentElement;
      return element ? getComputedStyle(element).clipPath : "none";
    });

test.describe("The slider between before and after", () => {
  test("starts in the middle and follows the keyboard and a single click, without fault to axe", async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await slider(page).scrollIntoViewIfNeeded();
    expect(await covered(page)).toBe("inset(0px 50% 0px 0px)");
    await slider(page).focus();
    await page.keyboard.press("Home");
    await expect.poll(() => covered(page)).toBe("inset(0px 100% 0px 0px)");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => covered(page)).toBe("inset(0px 1% 0px 0px)");
    const box = await slider(page).boundingBox();
    await slider(page).click({ position: { x: (box?.width ?? 0) / 4, y: 100 } });
    await expect.poll(() => covered(page)).toBe("inset(0px 75% 0px 0px)");
    expect(await faultsAtWidths(page)).toEqual([]);
  });

  test("that was moved before hydration is followed once it is hydrated", async ({ page }) => {
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.goto(address, { waitUntil: "commit" });
    await slider(page).focus();
    await page.keyboard.press("End");
    expect(await covered(page)).toBe("inset(0px 50% 0px 0px)");
    scriptsMayCome();
    await expect.poll(() => covered(page)).toBe("inset(0px 0% 0px 0px)");
  });

  test("that was moved shows what it says after Back", async ({ page }) => {
    await page.goto(address);
    await slider(page).focus();
    await page.keyboard.press("Home");
    await expect.poll(() => covered(page)).toBe("inset(0px 100% 0px 0px)");
    await page.goto(pagePaths.areasCovered);
    await page.goBack();
    await expect(slider(page)).toHaveValue("50");
    expect(await covered(page)).toBe("inset(0px 50% 0px 0px)");
  });
});

test.describe("The two pictures of a comparison without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("are both seen whole, with their labels and no slider", async ({ page }) => {
    await page.goto(address);
    await expect(slider(page)).toBeHidden();
    const [before, after] = await Promise.all((await halves(page).all()).map((image) => image.boundingBox()));
    if (!before || !after) throw new Error("The two pictures are not there");
    expect(await covered(page)).toBe("none");
    expect(after.x >= before.x + before.width || after.y >= before.y + before.height).toBe(true);
    await expect(page.getByText(words.before, { exact: true })).toBeVisible();
    await expect(page.getByText(words.after, { exact: true })).toBeVisible();
  });
});
