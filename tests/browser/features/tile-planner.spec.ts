import { expect, type Page } from "@playwright/test";
import { pagePaths } from "../../../src/routes";
import { plannerPage, tiles } from "../../support/built-content";
import { holdRequests, islandScripts } from "../support/hold-requests";
import { control, someRequest } from "../support/quote-form";
import { test } from "../support/test";

const planner = pagePaths.planner;
const planned = tiles.filter(({ settingOut }) => settingOut);
const forWalls = planned.filter(({ settingOut }) => settingOut?.surfaceKinds?.includes("walls") ?? true);
const other = forWalls.at(-1) ?? planned.at(-1);

const drawing = (page: Page) => page.locator("#plan svg[role=img]");
const sentence = (page: Page) => page.locator("#plan p:not([role=status])");
const status = (page: Page) => page.locator("#plan [role=status]");
const field = (page: Page, name: string) => page.locator(`#plan [name="${name}"]`);
const expectHydrated = (page: Page) => expect(page.locator(":not([data-script]) > #plan")).toBeVisible();

async function type(page: Page, name: string, text: string) {
  await field(page, name).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

test.describe("The tile planner", () => {
  test.skip(planned.length === 0, "No tile of this content has its sizes.");
  test.use({ viewport: { width: 390, height: 844 } });

  test("draws what is typed, says its counts, and its URL brings it back", async ({ page }) => {
    await page.goto(planner);
    await type(page, "width", "8 ft");
    await type(page, "height", "1.9m");
    await expect(drawing(page)).toHaveAttribute("aria-label", /2,438 mm.*1,900 mm/);
    await field(page, "tile").selectOption(other?.slug ?? "");
    await expect(field(page, "joint")).toHaveValue(String(other?.settingOut?.joint));
    await expect(status(page)).toHaveText(/whole tiles?, [\d,]+ cut$/);
    await page.keyboard.press("Tab");
    await expect(page).toHaveURL(/\?width=8\+ft&height=1\.9m&.*#plan$/);
    await page.reload();
    await expect(drawing(page)).toHaveAttribute("aria-label", new RegExp(`${other?.name}.*2,438 mm`));
    await expect(field(page, "tile")).toHaveValue(other?.slug ?? "");
  });

  test("plans what was typed before its script loaded, not what the address says", async ({ page }) => {
    const scriptsMayCome = await holdRequests(page, islandScripts);
    const asked = page.waitForRequest(islandScripts);
    await page.goto(`${planner}?width=2000&height=1500#plan`);
    await type(page, "width", "3100");
    await asked;
    scriptsMayCome();
    await expect(drawing(page)).toHaveAttribute("aria-label", /3,100 mm × 1,500 mm/);
    await expect(field(page, "width")).toHaveValue("3100");
  });

  test("a shower is planned in one go, and each of its walls can be looked at large", async ({ page }) => {
    // Some assistive technology chooses an option without a touch or focus before.
    await page.goto(planner);
    await field(page, "room").selectOption("showerOfThree");
    await expect(field(page, "depth")).toBeVisible();
    await type(page, "width", "0.8");
    await type(page, "depth", "90 cm");
    await type(page, "height", "2.1 m");
    await expect(sentence(page).filter({ hasText: "800 mm × 900 mm × 2,100 mm" })).toBeVisible();
    await expect(drawing(page)).toHaveCount(3);
    const left = page.getByRole("button", { name: "Left wall" });
    const width = async () => (await drawing(page).first().boundingBox())?.width ?? 0;
    const before = await width();
    await expect(left).toHaveAttribute("aria-pressed", "false");
    await left.click();
    await expect(left).toHaveAttribute("aria-pressed", "true");
    await expect.poll(width).toBeGreaterThan(1.5 * before);
  });

  test("figures on a phone are at least 12 px high", async ({ page }) => {
    for (const room of ["wall", "showerOfThree", "splashback"]) {
      await page.goto(`${planner}?room=${room}#plan`);
      await expectHydrated(page);
      const figures = page.locator("#plan svg text:visible");
      const heights = await figures.evaluateAll((texts) =>
        texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
    }
  });

  test("says that it could not be loaded, until a touch has fetched its script", async ({ page }) => {
    const lost = page.getByText("The planner could not be loaded");
    await page.route(islandScripts, (route) => route.abort());
    await page.goto(planner);
    await expect(page.getByText("Your plan")).toBeVisible();
    await expect(lost).toBeHidden();
    await field(page, "width").click();
    await expect(lost).toBeVisible();
    await page.unroute(islandScripts);
    await field(page, "height").click();
    await expect(lost).toBeHidden();
  });

  test("a plan goes into the project details, which stay the visitor's, and its link brings it back", async ({
    page,
  }) => {
    const request = { ...someRequest(), projectDetails: "" };
    await page.goto("/");
    await control(page, "firstName").fill(request.firstName);
    await page.goto(planner);
    await type(page, "width", "1234");
    await expect(drawing(page).first()).toHaveAttribute("aria-label", /1,234 mm/);
    await page.getByRole("link", { name: plannerPage.addToQuote }).click();
    const details = control(page, "projectDetails");
    await expect(details).toHaveValue(/^My plan: .*1,234 mm.*\nhttps?:\/\/\S+\?width=1234#plan$/);
    await expect(control(page, "firstName")).toHaveValue(request.firstName);
    const [, link = ""] = (await details.inputValue()).split("\n");
    await page.goto(link);
    await expect(field(page, "width")).toHaveValue("1234");
  });
});

test.describe("The tile planner without JavaScript", () => {
  test.skip(planned.length === 0, "No tile of this content has its sizes.");
  test.use({ javaScriptEnabled: false });

  test("says that the drawing needs it, and keeps what was typed", async ({ page }) => {
    await page.goto(planner);
    // Playwright does not read the text of a noscript element.
    expect(await page.locator("#plan noscript").innerHTML()).toContain("The drawing needs JavaScript");
    await field(page, "width").fill("3.2 m");
    await field(page, "width").press("Enter");
    await expect(page).toHaveURL(new RegExp(`${planner}$`));
    await expect(field(page, "width")).toHaveValue("3.2 m");
  });
});
