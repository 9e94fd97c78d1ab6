import { expect, type Page } from "@playwright/test";
import { pagePaths } from "../../../src/routes";
import { projects } from "../../support/built-content";
import { axeFaultsOf } from "../support/axe";
import { test } from "../support/test";

const [project = { slug: "", title: "" }] = projects.filter(({ pictures }) => pictures.length > 2);

test.skip(project.slug === "", "No project of this content has three pictures.");

const pictures = (page: Page) => page.getByRole("link", { name: /^Enlarge: / });
const viewer = (page: Page) => page.getByRole("dialog", { name: project.title });
const caption = (page: Page) => viewer(page).getByRole("status");

/** Opens the second picture of a project. */
async function openSecond(page: Page): Promise<number> {
  await page.goto(pagePaths.project(project.slug));
  await pictures(page).nth(1).click();
  await expect(caption(page)).toContainText("2 of ");
  return pictures(page).count();
}

test("A pressed picture opens over the window, with its position and its description", async ({ page }) => {
  await openSecond(page);
  const alt = await pictures(page).nth(1).locator("img").getAttribute("alt");
  await expect(caption(page)).toContainText(alt ?? "");
  await expect(viewer(page).locator("picture").nth(1)).toBeInViewport({ ratio: 0.95 });
});

test("Arrow keys lead to the next picture, and from the first to the last", async ({ page }) => {
  const total = await openSecond(page);
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page)).toContainText(`1 of ${total}`);
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page)).toContainText(`${total} of ${total}`);
});

test("The caption follows when the row is scrolled back to its first picture", async ({ page }) => {
  await openSecond(page);
  await page.evaluate(() => document.querySelector("dialog section")?.scrollTo({ left: 0 }));
  await expect(caption(page)).toContainText("1 of ");
});

test("Escape closes the viewer and gives the focus to the picture that was seen last", async ({ page }) => {
  await openSecond(page);
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(caption(page)).toContainText("3 of ");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(pictures(page).nth(2)).toBeFocused();
});

test("Every tab stop of the viewer has a name", async ({ page }) => {
  await openSecond(page);
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  for (const name of ["Pictures", "Previous picture", "Next picture"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
});

for (const width of [320, 1280])
  test(`Axe finds nothing in an open viewer in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSecond(page);
    expect(await axeFaultsOf(page, ["dialog"])).toEqual([]);
  });

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a pressed picture leads to its large file", async ({ page }) => {
    await page.goto(pagePaths.project(project.slug));
    await pictures(page).nth(1).click();
    await expect(page).toHaveURL(/\.(jpg|webp|png)$/);
  });
});
