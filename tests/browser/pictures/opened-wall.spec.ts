import { expect, type Page } from "@playwright/test";
import { homePage, openedWall } from "../../published/published-content";
import { boxOf } from "../hand";
import { holdRequests } from "../hold-requests";
import { faultsAtWidths } from "../pages/axe";
import { islandScripts } from "../site-under-test";
import { test } from "../test";

const isOpened = openedWall?.finished === homePage.hero.picture.image;

test.skip(!isOpened, "The content has no picture of the opened wall");

const hero = (page: Page) => page.locator("main section").first();
const grip = (page: Page) => hero(page).getByRole("slider");
const opened = (page: Page) => hero(page).locator("figure").nth(1);

/** The share of the wall that is open, in per cent. */
const openShare = (page: Page) =>
  opened(page).evaluate((figure) => {
    const [, covered = "100"] = /inset\(0px ([\d.]+)%/.exec(getComputedStyle(figure).clipPath) ?? [];
    return Math.round(100 - Number(covered));
  });

/** Waits until the wall has opened by itself. */
const atFirst = (page: Page) => expect.poll(() => openShare(page)).toBe(20);

test.describe("The hero's wall", () => {
  test("opens by a fifth and follows the arrow keys, which say what is uncovered, without fault to axe", async ({
    page,
  }) => {
    await page.goto("/");
    await atFirst(page);
    await grip(page).focus();
    await page.keyboard.press("End");
    await expect.poll(() => openShare(page)).toBe(100);
    const names = openedWall?.layers.map(({ name }) => name).join(", ") ?? "";
    await expect(grip(page)).toHaveAttribute("aria-valuetext", names);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => openShare(page)).toBe(99);
    await page.keyboard.press("Home");
    await expect.poll(() => openShare(page)).toBe(0);
    await expect(grip(page)).toHaveAttribute("aria-valuetext", openedWall?.closed ?? "");
    await page.keyboard.press("End");
    expect(await faultsAtWidths(page)).toEqual([]);
  });

  test("fetches only what its first fifth shows until somebody touches the grip", async ({ page }) => {
    await page.goto("/");
    const [edge, whole] = [opened(page).locator("img").first(), opened(page).locator("img").nth(1)];
    const file = (image: typeof edge) => image.evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(() => file(edge)).not.toBe("");
    expect(await file(whole)).toBe("");
    await grip(page).focus();
    await expect.poll(() => file(whole)).not.toBe("");
    const { width, x } = await boxOf(whole);
    const part = await boxOf(edge);
    expect(part.x).toBeCloseTo(x, 0);
    expect(part.width / width).toBeCloseTo(0.4, 2);
  });

  test("stands where it was until its script is there, and then where it was pulled", async ({ page }) => {
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.goto("/");
    await atFirst(page);
    await grip(page).focus();
    await page.keyboard.press("End");
    expect(await openShare(page)).toBe(20);
    scriptsMayCome();
    await expect.poll(() => openShare(page)).toBe(100);
  });

  test("is finished on paper", async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    await expect(opened(page)).toBeHidden();
  });
});

test.describe("Whoever asks for no motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("finds the wall open by a fifth at once", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await atFirst(page);
    expect(await opened(page).evaluate((figure) => figure.getAnimations().length)).toBe(0);
  });
});

test.describe("A finger on the hero's wall", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  async function swipe(page: Page, from: number, by: { across?: number; up?: number }) {
    const { x, y, width, height } = await boxOf(grip(page));
    const devtools = await page.context().newCDPSession(page);
    const [startX, startY] = [x + width * from, y + height / 2];
    const send = (type: "touchStart" | "touchMove", part: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: startX + (by.across ?? 0) * part, y: startY - (by.up ?? 0) * part }],
      });
    await send("touchStart", 0);
    for (let step = 1; step <= 10; step++) await send("touchMove", step / 10);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("pulls it open, and scrolls the page where it moves up", async ({ page }) => {
    await page.goto("/");
    await atFirst(page);
    await swipe(page, 0.7, { up: 120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await openShare(page)).toBe(20);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const { width } = await boxOf(grip(page));
    await swipe(page, 0.2, { across: width * 0.5 });
    await expect.poll(() => openShare(page)).toBeGreaterThan(60);
    expect(await openShare(page)).toBeLessThan(80);
  });
});

test.describe("Without JavaScript the hero's wall", () => {
  test.use({ javaScriptEnabled: false });

  test("stands open by a fifth, with its names and no grip to pull", async ({ page }) => {
    await page.goto("/");
    await atFirst(page);
    await expect(grip(page)).toBeHidden();
    await expect(hero(page).getByText(openedWall?.line ?? "")).toBeVisible();
    await expect(hero(page).getByText(openedWall?.pull ?? "", { exact: true })).toBeHidden();
    await expect(opened(page).getByRole("listitem").first()).toBeVisible();
  });
});
