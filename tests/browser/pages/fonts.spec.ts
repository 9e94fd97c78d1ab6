import { expect, type Page } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { areaPath, servicePath } from "../support/site-under-test";
import { test } from "../support/test";

const file = "**/fonts/*.woff2";
const pictures = /\.(avif|webp|jpe?g|png)$/;

/** Waits until the browser has loaded a face of the font. */
const loaded = (page: Page, family: string) =>
  page.waitForFunction(
    (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === "loaded"),
    family,
  );

/** The fonts in which the browser shows the text of the first such element. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** The positions of links, headings and paragraphs, to the hundredth of a pixel. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header a, h1, h2, h3, main p, main a")].map((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return `${element.textContent} ${x.toFixed(2)} ${y.toFixed(2)} ${height.toFixed(2)}`;
    }),
  );

/** Waits until the page's text is drawn. Before that the browser could still use an optional font that arrives. */
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
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const viewport of screens)
  test.describe(`At ${viewport.width} pixels, on a line too slow for the font`, () => {
    test.use({ viewport });

    test("the logo takes its font when it arrives, and nothing moves", async ({ context }) => {
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

test("The tests measure text in the fallback fonts that npm installs", async ({ page }) => {
  test.skip(process.platform !== "linux", "Other systems do not take their fonts from fontconfig.");
  await page.route(file, (route) => route.abort());
  await page.goto("/");
  // The browser shows a fallback once the page's own font has failed.
  await expect.poll(() => facesOf(page, "main p")).toEqual(["Arimo"]);
  await expect.poll(() => facesOf(page, "main h2")).toEqual(["Noto Serif"]);
});
