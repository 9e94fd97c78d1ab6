import { expect, type Page } from "@playwright/test";
import { homePage, openedWall } from "../../support/built-content";
import { screenFaultsAtWidths } from "../support/axe";
import { boxOf } from "../support/positions";
import { test } from "../support/test";

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

/** Waits until the wall has opened by itself, by a fifth. */
const expectOpenByAFifth = (page: Page) => expect.poll(() => openShare(page)).toBe(20);

test.describe("The hero's wall", () => {
  test("opens by a fifth, follows the grip, and has no axe faults", async ({ page }) => {
    await page.goto("/");
    await expectOpenByAFifth(page);
    await grip(page).press("End");
    await expect.poll(() => openShare(page)).toBe(100);
    expect(await screenFaultsAtWidths(page)).toEqual([]);
  });

  test("fetches only its left part until somebody touches the grip", async ({ page }) => {
    await page.goto("/");
    const [edge, whole] = [opened(page).locator("img").first(), opened(page).locator("img").nth(1)];
    const file = (image: typeof edge) => image.evaluate((img: HTMLImageElement) => img.currentSrc);
    await expect.poll(() => file(edge)).not.toBe("");
    expect(await file(whole)).toBe("");
    await grip(page).focus();
    await expect.poll(() => file(whole)).not.toBe("");
    const edgeInWhole = async () => {
      const [{ x, width }, part] = await Promise.all([boxOf(whole), boxOf(edge)]);
      return { left: Math.round(part.x - x), share: Math.round((part.width / width) * 100) };
    };
    // The left part is twice as wide as the fifth that opens by itself.
    await expect.poll(edgeInWhole).toEqual({ left: 0, share: 40 });
  });

  test("is printed as the finished wall", async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    await expect(opened(page)).toBeHidden();
  });
});

test.describe("With reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the wall is open by a fifth at once", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await expectOpenByAFifth(page);
    await expect(opened(page)).toHaveCSS("animation-name", "none");
  });
});

test.describe("Without JavaScript the hero's wall", () => {
  test.use({ javaScriptEnabled: false });

  test("is open by a fifth, with the names of its layers and without a grip", async ({ page }) => {
    await page.goto("/");
    await expectOpenByAFifth(page);
    await expect(grip(page)).toBeHidden();
    await expect(hero(page).getByText(openedWall?.line ?? "")).toBeVisible();
    await expect(hero(page).getByText(openedWall?.pull ?? "", { exact: true })).toBeHidden();
    await expect(opened(page).getByRole("listitem").first()).toBeVisible();
  });
});
