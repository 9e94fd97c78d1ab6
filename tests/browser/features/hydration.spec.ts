import { expect } from "@playwright/test";
import sharp from "sharp";
import { areasCoveredPage, faqs, homePage } from "../../support/built-content";
import { formWords } from "../../support/form-words";
import { holdRequests, islandScripts } from "../support/hold-requests";
import { waitForPictures, waitForScrollEnd } from "../support/positions";
import { control, liveForm, openForm } from "../support/quote-form";
import { test } from "../support/test";

test("A page fetches no script of an island while it is only read", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (islandScripts.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/");
  await page.mouse.wheel(0, 20_000);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  if (faqs.length > 0) await page.locator("main details summary").first().click();
  await page.keyboard.press("PageUp");
  await page.getByRole("link", { name: homePage.featuredAreas.action, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(areasCoveredPage.headline);
  expect(scripts).toEqual([]);
});

test.describe("Hydration on a phone", () => {
  test.use({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  test("changes nothing that can be seen", async ({ page }) => {
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/#contact");
    await control(page, "firstName").focus();
    // Only a script can count the characters left. Their line is empty before hydration, but keeps its place.
    const mask = [page.locator("#quote-projectDetails-note")];
    const colours = async () =>
      sharp(await page.screenshot({ caret: "hide", mask }))
        .removeAlpha()
        .raw()
        .toBuffer();
    await waitForPictures(page);
    await waitForScrollEnd(page);
    const before = await colours();
    scriptsMayCome();
    await expect(page.locator(liveForm)).toBeVisible();
    const changed = async () => {
      const after = await colours();
      return before.filter((colour, index) => colour !== after[index]).length;
    };
    // Chromium may draw a pixel in the corner of the focus ring differently.
    await expect.poll(changed).toBeLessThanOrEqual(3);
  });

  test("logs nothing to the console, and typing after it logs nothing either", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    page.on("pageerror", (error) => logged.push(error.message));
    await openForm(page);
    await control(page, "email").fill("ada@example.com");
    await page.evaluate(() => console.log("The end"));
    await expect.poll(() => logged).toEqual(["The end"]);
  });
});

test("Nothing keeps a page, hydrated or not, out of the browser's back/forward cache", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...parameters) {
      if (/unload$/.test(parameters[0])) document.documentElement.dataset.unload = parameters[0];
      listen.apply(this, parameters);
    };
  });
  const response = await page.goto("/");
  expect(response?.headers()["cache-control"]).not.toContain("no-store");
  await expect(page.locator("html")).not.toHaveAttribute("data-unload");
  await control(page, "firstName").focus();
  await expect(page.locator(liveForm)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-unload");
});

test("A form that crashes while it is hydrated says so, and shows the other ways to reach the company", async ({
  page,
}) => {
  await page.goto("/#contact");
  await page.locator("[data-props]").evaluate((island) => island.setAttribute("data-props", "{}"));
  await page.locator("#quote-form [name=email]").focus();
  await expect(page.getByRole("alert").getByText("Unexpected Application Error!")).toBeVisible();
  await expect(page.getByText(formWords.unavailable)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
