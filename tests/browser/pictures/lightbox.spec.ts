import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import { pictureWords } from "../../../src/pictures/picture-labels";
import { typeAddress } from "../../../src/project-filter/project-types";
import { pagePaths } from "../../../src/routes/page-paths";
import { filled, layout, projects } from "../../published/published-content";
import { holdRequests } from "../hold-requests";
import { faultsOf, widths } from "../pages/axe";
import { islandScripts, withoutMotion } from "../site-under-test";
import { test } from "../test";

type Project = (typeof projects)[number];

const words = layout.pictures;

const fileName = (project: Project, index: number) => basename(project.pictures.at(index)?.image ?? "");
const nameOf = (project: Project, index: number) => fileName(project, index).replace(/\.\w+$/, "");
const idOf = (project: Project, index: number) => `${project.slug}-${nameOf(project, index)}`;

/** The project with the most pictures, to browse from one to the next. */
const project = projects.reduce((most, other) =>
  other.pictures.length > most.pictures.length ? other : most,
);
const address = pagePaths.project(project.slug);
const room = idOf(project, 0);
const last = idOf(project, -1);
const label = pictureWords.visualisation;
const at = (n: number, total = project.pictures.length) =>
  filled(words.viewer.position, { n: String(n), total: String(total) });
const picturesOf = (some: readonly Project[]) => some.flatMap(({ pictures }) => pictures).length;
/** The position of a picture among those of these projects, counting from one. */
const placeAmong = (some: readonly Project[], id: string) =>
  some.flatMap((one) => one.pictures.map((_, index) => idOf(one, index))).indexOf(id) + 1;
const close = { name: words.viewer.close };

test.skip(project.pictures.length < 2, "No project has two pictures: there is nothing to go on to");
const dialog = (page: Page) => page.getByRole("dialog");
const position = (page: Page) => dialog(page).getByRole("status");
const link = (page: Page, id: string) => page.locator(`a#${id}`);

/** The pictures in browsing order, which is the page's order. */
const order = (page: Page) => page.locator("a[data-opens]").evaluateAll((links) => links.map(({ id }) => id));

/** Opens a picture by its link; before hydration, the click is queued and replayed. */
async function openPicture(page: Page, id: string) {
  await link(page, id).click();
  await expect(dialog(page)).toBeVisible();
}

test.describe("The lightbox", () => {
  test("opens, leafs and closes with the keyboard, and gives the focus back", async ({ page }) => {
    await page.goto(address);
    await openPicture(page, room);
    await expect(page).toHaveURL(`${address}#${room}`);
    await expect(position(page)).toContainText(at(1));
    await expect(dialog(page).getByText(label, { exact: true })).toHaveCount(
      project.kind === "visualisation" ? 1 : 0,
    );
    await page.keyboard.press("ArrowRight");
    await expect(position(page)).toContainText(at(2));
    // Keys with a modifier are the browser's: Alt+← would go back.
    for (const modifier of ["Control", "Meta", "Shift"]) await page.keyboard.press(`${modifier}+ArrowRight`);
    await expect(position(page)).toContainText(at(2));
    const [, second = ""] = await order(page);
    await expect(page).toHaveURL(`${address}#${second}`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(position(page)).toContainText(at(project.pictures.length));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(position(page)).toContainText(at(2));
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(link(page, second)).toBeFocused();
    await expect(link(page, second)).toBeInViewport();
  });

  test("fetches at most 6 KB of code, only when a picture is opened, and the next picture ahead", async ({
    page,
  }) => {
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response);
    });
    await page.goto(address, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await openPicture(page, room);
    const bytes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6 * 1024);
    const ahead = dialog(page).locator("img").nth(1);
    await expect(ahead).toBeHidden();
    await expect(ahead).toHaveJSProperty("complete", true);
    expect(await ahead.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
      `/${encodeURIComponent(String((await order(page))[1]).slice(project.slug.length + 1))}.`,
    );
  });

  test("whose code cannot be fetched leaves the picture's file to be seen", async ({ page }) => {
    await page.goto(address);
    await page.route(islandScripts, (route) => route.abort());
    await link(page, room).click();
    await expect(page).toHaveURL((url) =>
      decodeURIComponent(url.pathname).endsWith(`/${nameOf(project, 0)}.webp`),
    );
  });

  test("whose code throws leaves the picture's file to be seen", async ({ page }) => {
    await page.goto(address);
    await page.route(islandScripts, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "undefined.missing();" }),
    );
    await link(page, room).click();
    await expect(page).toHaveURL((url) =>
      decodeURIComponent(url.pathname).endsWith(`/${nameOf(project, 0)}.webp`),
    );
  });

  test("leafs through the pictures of the page if the others cannot be fetched", async ({ page }) => {
    await page.route("**/scripts/props/**", (route) => route.abort());
    await page.goto("/portfolio");
    await openPicture(page, room);
    await expect(position(page)).toContainText(at(projects.indexOf(project) + 1, projects.length));
  });

  test("opens at a shared address, and closing it stays on the page", async ({ page }) => {
    await page.goto(`/portfolio#${last}`);
    await expect(position(page)).toContainText(at(placeAmong(projects, last), picturesOf(projects)));
    await dialog(page).getByRole("button", close).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/portfolio");
    // The portfolio shows a project's first picture; the others are in the lightbox.
    await expect(link(page, room)).toBeFocused();
  });

  test("closes with Back, and leaves the filter and the place on the page as they were", async ({ page }) => {
    const filtered = `/portfolio#${typeAddress(`${project.type}`)}`;
    const shown = projects.filter(({ type }) => type === project.type);
    const place = at(placeAmong(shown, room), picturesOf(shown));
    const seen = page.locator("[data-type]:visible");
    await page.goto(filtered);
    await openPicture(page, room);
    await expect(position(page)).toContainText(place);
    await expect(seen).toHaveCount(shown.length);
    const before = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(filtered);
    await expect(seen).toHaveCount(shown.length);
    await expect(link(page, room)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.goForward();
    await expect(position(page)).toContainText(place);
  });

  test("opened before React had come, leafs through what the filter shows", async ({ page }) => {
    const shown = projects.filter(({ type }) => type === project.type);
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.goto(`/portfolio#${typeAddress(`${project.type}`)}`);
    await link(page, room).click();
    scriptsMayCome();
    await expect(position(page)).toContainText(at(placeAmong(shown, room), picturesOf(shown)));
  });

  test("has nothing that axe finds fault with, and large buttons, at any width", async ({ page }) => {
    await page.goto(`${address}#${room}`);
    await expect(dialog(page)).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      expect(await faultsOf(page)).toEqual([]);
      for (const button of await dialog(page).getByRole("button").all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await expect(dialog(page).getByRole("img").first()).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe("The lightbox on a phone", () => {
  test.use({ viewport: { width: 412, height: 800 }, hasTouch: true, isMobile: true });

  test("leafs with a finger, leaves two fingers to the browser and closes with a tap", async ({ page }) => {
    await page.goto(`${address}#${room}`);
    await expect(position(page)).toContainText(at(1));
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number, fingers: number) => {
      const points = (x: number) => Array.from({ length: fingers }, (_, id) => ({ x, y: 300 + 60 * id, id }));
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(from) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(to) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(330, 80, 1);
    await expect(position(page)).toContainText(at(2));
    await swipe(330, 80, 2);
    await swipe(80, 330, 1);
    await expect(position(page)).toContainText(at(1));
    const touchAction = await dialog(page).evaluate((element) => getComputedStyle(element).touchAction);
    expect(touchAction).toBe("auto");
    await dialog(page).getByRole("button", close).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe("The lightbox with reduced motion", () => {
  test.use(withoutMotion);

  test("moves nothing", async ({ page }) => {
    await page.goto(`${address}#${room}`);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(position(page)).toContainText(at(2));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
