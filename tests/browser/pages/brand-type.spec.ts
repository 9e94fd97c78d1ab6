import { expect, type Page } from "@playwright/test";
import { brandFontPath, textFontPath } from "../../../src/theme/font-faces";
import { holdRequests, slowDown } from "../hold-requests";
import { areaPath, liveForm, servicePath } from "../site-under-test";
import { budget, test } from "../test";

const file = "**/fonts/*.woff2";
const pictures = /\.(avif|webp|jpe?g|png)$/;

/** Waits until the browser has loaded a face of the font. */
const loaded = (page: Page, family: string) =>
  page.waitForFunction(
    (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === "loaded"),
    family,
  );

/** The names of the device's faces in which the first such element's text is set. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** The positions of everything in the window, to the hundredth of a pixel. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header a, h1, h2, h3, main p, main a")].map((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return `${element.textContent} ${x.toFixed(2)} ${y.toFixed(2)} ${height.toFixed(2)}`;
    }),
  );

/** Waits until the page's text is drawn. Until then the browser waits for an optional face, and would still take it. */
const textDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
            if (element?.closest("main")) resolve();
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1024, height: 800 },
  { width: 1440, height: 900 },
];

for (const viewport of screens)
  test.describe(`At ${viewport.width} pixels, on a line too slow for the font`, () => {
    test.use({ viewport });

    test("the logo takes its font when it arrives, and nothing moves", async ({ context }) => {
      /** Load a page for each width in parallel: resizing a page would lay it out again. */
      const expectNothingToMove = async (path: string) => {
        const page = await context.newPage();
        await holdRequests(page, pictures);
        const fontMayCome = await holdRequests(page, file);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await textDrawn(page);
        const before = await places(page);
        fontMayCome();
        await loaded(page, "Logo");
        await loaded(page, "Hanken Grotesk");
        await expect.poll(() => facesOf(page, "header a")).toContain("Fraunces");
        expect(await places(page)).toEqual(before);
      };
      await Promise.all(["/", servicePath, areaPath].map(expectNothingToMove));
    });
  });

test("a text font that arrives late makes the browser fetch no other font", budget, async ({ page }) => {
  await holdRequests(page, pictures);
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  const fontMayCome = await holdRequests(page, file);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await textDrawn(page);
  fontMayCome();
  await loaded(page, "Hanken Grotesk");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([...asked].filter((path) => path.endsWith(".woff2")).sort()).toEqual(
    [brandFontPath, textFontPath].sort(),
  );
});

test("the tests measure text in the fallback fonts that npm installs", async ({ page }) => {
  await page.route(file, (route) => route.abort());
  await page.goto("/");
  // The browser shows a fallback once the page's own font has failed.
  await expect.poll(() => facesOf(page, "main p")).toEqual(["Arimo"]);
  await expect.poll(() => facesOf(page, "main h2")).toEqual(["Noto Serif"]);
});

/** The widths of the lines of each heading and text: another face has another width. */
const textWidths = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, main p:not(form p), main li, footer a")]
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return `${text.textContent} ${Math.max(...[...range.getClientRects()].map(({ width }) => width))}`;
      }),
  );

test("the brand's fonts stay when the form's script registers its styles", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/areas-covered", { waitUntil: "networkidle" });
  await page.goto("/", { waitUntil: "networkidle" });
  await loaded(page, "Fraunces");
  await loaded(page, "Hanken Grotesk");
  const before = await textWidths(page);
  // A font that a script registers again would be requested again.
  await page.route(file, (route) => route.abort());
  await page.locator("#quote-form [name=email]").focus();
  await expect(page.locator(liveForm)).toBeVisible();
  await page.locator("#quote-form button[type=submit]").click();
  await expect(page.locator("#quote-form [aria-invalid]").first()).toBeVisible();
  // The summary of errors is new text.
  await page
    .locator("#quote-form section")
    .first()
    .evaluate((summary) => summary.remove());
  await page.evaluate(() => document.fonts.ready);
  expect(await textWidths(page)).toEqual(before);
});

test("on a slow line, the second page takes the brand's fonts from the cache", async ({ page }) => {
  await slowDown(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.goto(servicePath, { waitUntil: "networkidle" });
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map((font) => (font as PerformanceResourceTiming).transferSize),
  );
  expect(fetched).toEqual([0, 0]);
});
