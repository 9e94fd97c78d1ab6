import { expect, type Page } from "@playwright/test";
import { holdRequests } from "./hold-requests";
import { areaPath, servicePath } from "./site-under-test";
import { published, test } from "./test";

const file = "**/fonts/*.woff2";

/** Whether the browser has the font's face and shows it. */
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

/** Where everything is that stands in the window, to the hundredth of a pixel. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header a, h1, h2, h3, main p, main a")].map((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return `${element.textContent} ${x.toFixed(2)} ${y.toFixed(2)} ${height.toFixed(2)}`;
    }),
  );

const screens = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1024, height: 800 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test.describe(`At ${viewport.width} pixels, on a line too slow for the font`, () => {
    test.use({ viewport });

    test("the logo takes its face when it comes, and nothing moves", async ({ page }) => {
      for (const path of ["/", servicePath, areaPath]) {
        const fontMayCome = await holdRequests(page, file);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        // Headings wait for their font for a tenth of a second, no longer.
        await page.waitForFunction(() => performance.now() > 1000);
        const before = await places(page);
        fontMayCome();
        await loaded(page, "Logo");
        expect(await places(page)).toEqual(before);
        await page.unroute(file);
      }
    });
  });
}

test("text is measured in the faces that npm brings", published, async ({ page }) => {
  await page.route(file, (route) => route.abort());
  await page.goto("/");
  expect(await facesOf(page, "main p")).toEqual(["Arimo"]);
  expect(await facesOf(page, "main h2")).toEqual(["Noto Serif"]);
});

test("from the second page on, headings stand in the brand's face, too", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.goto(servicePath, { waitUntil: "networkidle" });
  await loaded(page, "Fraunces");
});
