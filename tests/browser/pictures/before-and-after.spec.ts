import { expect, type Page } from "@playwright/test";
import { pictureWords } from "../../../src/pictures/picture-labels";
import { pagePaths } from "../../../src/routes/page-paths";
import { projects } from "../../published/published-content";
import { boxOf } from "../hand";
import { holdRequests } from "../hold-requests";
import { faultsAtWidths } from "../pages/axe";
import { islandScripts } from "../site-under-test";
import { test } from "../test";

const project = projects.find(({ beforeAndAfter }) => beforeAndAfter);
const address = pagePaths.project(project?.slug ?? "");

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

test.describe("Keys with a modifier", () => {
  test("belong to the browser and leave the divider where it is", async ({ page }) => {
    await page.goto(address);
    await slider(page).focus();
    await page.keyboard.press("Home");
    await expect.poll(() => covered(page)).toBe("inset(0px 100% 0px 0px)");
    for (const modifier of ["Alt", "Control", "Meta", "Shift"]) {
      await page.keyboard.press(`${modifier}+ArrowRight`);
      await expect(slider(page)).toHaveValue("0");
      expect(await covered(page)).toBe("inset(0px 100% 0px 0px)");
    }
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => covered(page)).toBe("inset(0px 99% 0px 0px)");
  });
});

test.describe("Under dir=rtl", () => {
  test("the divider comes to where it is clicked", async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await slider(page).focus();
    await expect(page.locator("[data-live] > [type=range]")).toHaveCount(1);
    const { width } = await boxOf(slider(page));
    await slider(page).click({ position: { x: width / 4, y: 100 } });
    await expect.poll(() => covered(page)).toBe("inset(0px 75% 0px 0px)");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => covered(page)).toBe("inset(0px 74% 0px 0px)");
  });
});

test.describe("A finger on the divider", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Brings the slider into the window's upper half. */
  const bringIntoView = (page: Page) =>
    slider(page).evaluate((range) => range.scrollIntoView({ block: "center" }));

  /** Moves one finger over the slider, from a share of its width, by an offset in pixels. */
  async function slide(page: Page, from: number, by: { across?: number; up?: number }) {
    const { x, y, width, height } = await boxOf(slider(page));
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove", part: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [
          { x: x + width * from + (by.across ?? 0) * part, y: y + height / 2 - (by.up ?? 0) * part },
        ],
      });
    await touch("touchStart", 0);
    for (let step = 1; step <= 10; step++) await touch("touchMove", step / 10);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("that scrolls past it leaves it where it was, hydrated or not", async ({ page }) => {
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.goto(address);
    await bringIntoView(page);
    await slide(page, 0.8, { up: 150 });
    await expect(slider(page)).toHaveValue("50");
    scriptsMayCome();
    await expect(page.locator("[data-live] > [type=range]")).toHaveCount(1);
    await slider(page).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => covered(page)).toBe("inset(0px 51% 0px 0px)");
    await bringIntoView(page);
    await slide(page, 0.2, { up: 150 });
    await expect(slider(page)).toHaveValue("49");
    expect(await covered(page)).toBe("inset(0px 51% 0px 0px)");
  });

  test("that moves sideways or taps moves it", async ({ page }) => {
    await page.goto(address);
    await bringIntoView(page);
    const { x, y, width, height } = await boxOf(slider(page));
    await slide(page, 0.5, { across: width / 4 });
    // The middle of the range's thumb is under the finger, so its value may be a few points off.
    await expect.poll(() => covered(page)).toMatch(/^inset\(0px 2\d% 0px 0px\)$/);
    await page.touchscreen.tap(x + width / 10, y + height / 2);
    await expect.poll(() => covered(page)).toMatch(/^inset\(0px 9\d% 0px 0px\)$/);
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
    await expect(page.getByText(pictureWords.before, { exact: true })).toBeVisible();
    await expect(page.getByText(pictureWords.after, { exact: true })).toBeVisible();
  });
});
