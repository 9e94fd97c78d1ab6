import { expect, type Page } from "@playwright/test";
import { pagePaths } from "../../../src/routes";
import { projects } from "../../support/built-content";
import { boxOf, scrollToMiddle } from "../support/positions";
import { test } from "../support/test";

const project = projects.find(({ beforeAndAfter }) => beforeAndAfter?.sameSpot);

test.skip(!project, "The content has no two pictures from the same spot.");

const grip = (page: Page) => page.getByRole("slider");

/** Opens the project, with the grip in the middle of the window. */
async function openProject(page: Page): Promise<void> {
  await page.goto(pagePaths.project(project?.slug ?? ""));
  await scrollToMiddle(page, grip(page));
}

/** Expects the divider at a percentage: on the picture and in the range. */
async function expectAt(page: Page, position: number): Promise<void> {
  await expect(grip(page)).toHaveValue(String(position));
  await expect(page.locator("[data-divider] > :first-child")).toHaveCSS(
    "clip-path",
    `inset(0px ${100 - position}% 0px 0px)`,
  );
}

test("An arrow key moves the divider by five per cent", async ({ page }) => {
  await openProject(page);
  await grip(page).press("ArrowRight");
  await expectAt(page, 55);
});

test("A click moves the divider there", async ({ page }) => {
  await openProject(page);
  const { width } = await boxOf(grip(page));
  await grip(page).click({ position: { x: Math.round(width / 4), y: 100 } });
  await expectAt(page, 25);
});

test("A click of assistive technology, without coordinates, moves nothing", async ({ page }) => {
  await openProject(page);
  await grip(page).press("ArrowRight");
  await grip(page).evaluate((range) => range.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await expectAt(page, 55);
});

test("VoiceOver's swipe, which fires change alone, moves the divider", async ({ page }) => {
  await openProject(page);
  await grip(page).evaluate((range: HTMLInputElement) => {
    range.value = "60";
    range.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expectAt(page, 60);
});

test.describe("A finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("that scrolls the page leaves the divider in its place", async ({ page }) => {
    await openProject(page);
    await grip(page).press("ArrowRight");
    const { x, y, width, height } = await boxOf(grip(page));
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", up = 0) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: x + width * 0.9, y: y + height / 2 - up }],
      });
    await touch("touchStart");
    for (const up of [20, 60, 100, 140]) await touch("touchMove", up);
    await touch("touchEnd");
    await expectAt(page, 55);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both pictures stand side by side", async ({ page }) => {
    await page.goto(pagePaths.project(project?.slug ?? ""));
    await expect(grip(page)).toBeHidden();
    for (const half of [0, 1])
      await expect(page.locator("[data-divider] > div").nth(half)).toHaveCSS("clip-path", "none");
  });
});
