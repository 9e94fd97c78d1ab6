import { expect } from "@playwright/test";
import sharp from "sharp";
import { pagePaths } from "../../src/routes/page-paths";
import { projects } from "../published/published-content";
import { holdRequests } from "./hold-requests";
import { control, openForm } from "./quote-form";
import { islandScripts, liveForm, pageOfEachType } from "./site-under-test";
import { published, test } from "./test";
import { fetchedFiles, gzipBytes, inlineScriptBytes, markupBytes, sentBytes } from "./weight";

const kilobyte = 1024;

/** The most that a page may fetch before hydration and without scrolling (quality bar, C2, C3 and C6). */
const budgets = {
  /** HTML, styles and the form's words for its script, without the page's own: whole pages are weighed in tests/specification. */
  markup: 16 * kilobyte,
  /** Pages that visitors open for their pictures. */
  picturePages: 150 * kilobyte,
  otherPages: 120 * kilobyte,
  script: 2 * kilobyte,
  fonts: 40 * kilobyte,
  /** Pictures aside: how many of these are near enough to the first screen depends on the texts between them. */
  otherRequests: 5,
};

const picturePages = new Set(["home", "portfolio", "project"]);

/** One page of each type, and every project: how much a project weighs depends on its pictures. */
const weighed = [
  ...Object.entries(pageOfEachType).map(([type, path]) => ({ type, path, name: type })),
  ...projects
    .slice(1)
    .map(({ slug, title }) => ({ type: "project", path: pagePaths.project(slug), name: `'${title}'` })),
];

test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const { type, path, name } of weighed) {
  test(
    `the ${name} page, with its words and its first pictures, keeps within its budget`,
    published,
    async ({ page }) => {
      const fetched = fetchedFiles(page);
      await page.goto(path, { waitUntil: "networkidle" });
      const total = sentBytes(await fetched());
      test.info().annotations.push({ type: "bytes", description: String(total) });
      expect(total).toBeLessThanOrEqual(picturePages.has(type) ? budgets.picturePages : budgets.otherPages);
    },
  );

  test(`the ${name} page keeps within its budgets and does not move while it loads and is scrolled`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            layoutShift: Number(Reflect.get(window, "layoutShift")) + Number(Reflect.get(entry, "value")),
          });
      }).observe({ type: "layout-shift", buffered: true });
    });
    const fetched = fetchedFiles(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const files = await fetched();
    const html = await (await page.request.get(path)).text();
    const markup = markupBytes(html);
    const fonts = files.filter(({ kind }) => kind === "font");
    const figures = { markup, fonts: sentBytes(fonts), requests: files.length };
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(figures) });
    expect(markup).toBeLessThanOrEqual(budgets.markup);
    expect(figures.fonts).toBeLessThanOrEqual(budgets.fonts);
    expect(files.filter(({ kind }) => kind !== "image").length).toBeLessThanOrEqual(budgets.otherRequests);
    expect(files.filter(({ kind }) => kind === "stylesheet" || kind === "script")).toEqual([]);
    expect(inlineScriptBytes(html)).toBeLessThanOrEqual(budgets.script);
    for (const part of [0.25, 0.5, 0.75, 1])
      await page.evaluate((position) => window.scrollTo(0, document.body.scrollHeight * position), part);
    expect(await page.evaluate(() => Reflect.get(window, "layoutShift"))).toBe(0);
  });
}

test("hydrating the home page fetches no more script than it needs", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const fetched = fetchedFiles(page);
  await control(page, "email").focus();
  await expect(page.locator(liveForm)).toBeVisible();
  const scripts = (await fetched()).filter(({ kind }) => kind === "script");
  test.info().annotations.push({ type: "bytes", description: String(gzipBytes(scripts)) });
  // Two of them are the mail client: it comes with the form, for a host may no longer have it when a request is sent.
  expect(gzipBytes(scripts)).toBeLessThanOrEqual(126 * kilobyte);
});

test("hydration changes nothing that can be seen", async ({ page }) => {
  const scriptsMayCome = await holdRequests(page, islandScripts);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#contact", { waitUntil: "networkidle" });
  await control(page, "firstName").focus();
  const before = await page.screenshot({ caret: "hide" });
  scriptsMayCome();
  await expect(page.locator(liveForm)).toBeVisible();
  const after = await page.screenshot({ caret: "hide" });
  // Chromium may draw a pixel in the corner of the focus ring anew.
  expect(await differentColours(before, after)).toBeLessThanOrEqual(3);
});

/** How many of the three colours of all pixels differ between two screenshots of the same size. */
async function differentColours(...screenshots: [Buffer, Buffer]): Promise<number> {
  const [before, after] = await Promise.all(
    screenshots.map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  return [...(before ?? [])].filter((colour, index) => colour !== after?.[index]).length;
}

test("a hydrated page logs no warning", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("pageerror", (error) => logged.push(error.message));
  await openForm(page);
  expect(logged).toEqual([]);
});
