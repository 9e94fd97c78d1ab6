import { expect, type Page } from "@playwright/test";
import { first, plannerPage, tiles } from "../published/published-content";
import { tapAt, wheelTo } from "./hand";
import { holdRequests } from "./hold-requests";
import { islandScripts } from "./site-under-test";
import { test } from "./test";

const planner = "/plan-your-tiles";
const planned = tiles.filter(({ settingOut }) => settingOut);
const other = planned.at(-1) ?? first(planned);

const drawing = (page: Page) => page.locator("#plan svg");
const field = (page: Page, name: string) => page.locator(`#plan [name="${name}"]`);

const live = (page: Page) => expect(page.locator("[data-live] #plan")).toBeVisible();

async function type(page: Page, name: string, text: string) {
  await wheelTo(page, field(page, name));
  await tapAt(page, field(page, name));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

test.describe("The tile planner", () => {
  test.skip(planned.length === 0, "No tile of this content has its sizes.");

  test("draws what is typed, and its address brings it back", async ({ page }) => {
    await page.goto(planner);
    await type(page, "w", "8 ft");
    await type(page, "h", "1.9m");
    await expect(drawing(page)).toHaveAttribute("aria-label", /2,438 mm.*1,900 mm/);
    await field(page, "tile").selectOption(other.slug);
    await expect(drawing(page)).toHaveAttribute("aria-label", new RegExp(other.name));
    await page.getByRole("link", { name: plannerPage.address }).click();
    await expect(page).toHaveURL(/\?.*w=8\+ft/);
    await page.reload();
    await expect(drawing(page)).toHaveAttribute("aria-label", new RegExp(`2,438 mm.*${other.name}`));
    await expect(field(page, "tile")).toHaveValue(other.slug);
  });

  test("words typed before its script came are planned after it", async ({ page }) => {
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.goto(planner);
    await type(page, "w", "3100");
    await expect(drawing(page)).not.toHaveAttribute("aria-label", /3,100 mm/);
    scriptsMayCome();
    await expect(drawing(page)).toHaveAttribute("aria-label", /3,100 mm/);
    await expect(field(page, "w")).toHaveValue("3100");
  });

  for (const nonsense of ["0", "1e9", "NaN", "2,4", "-3"])
    test(`${nonsense} gets a plain sentence when the field is left, and a drawing stays`, async ({
      page,
    }) => {
      await page.goto(planner);
      await type(page, "h", "1800");
      await live(page);
      await type(page, "h", nonsense);
      await expect(page.locator("#plan-h-error")).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect(page.locator("#plan-h-error")).toHaveText(
        new RegExp(`${plannerPage.problems.notLength}|${plannerPage.problems.outOfRange}`),
      );
      await expect(drawing(page)).toBeVisible();
      await type(page, "h", "2000");
      await expect(page.locator("#plan-h-error")).toHaveCount(0);
    });

  test("a window is left out of the wall, and one that does not fit is told", async ({ page }) => {
    await page.goto(`${planner}?w=2400&h=2400&o1=window&o1w=600&o1h=900&o1x=900&o1y=900#plan`);
    await expect(page.locator("#plan")).toContainText(plannerPage.openings.window.toLowerCase(), {
      ignoreCase: true,
    });
    await page.getByText(plannerPage.openingsTitle).click();
    await type(page, "o1x", "2 m");
    await page.keyboard.press("Tab");
    await expect(page.getByText(plannerPage.problems.notInside)).toBeVisible();
  });

  test("a plan is added to the quote as one line, below what was written there", async ({ page }) => {
    await page.goto("/");
    await page.locator("#quote-projectDetails").fill("Two walls of the shower room, please.");
    await page.goto(planner);
    await type(page, "w", "1234");
    await page.getByRole("link", { name: plannerPage.addToQuote }).click();
    await expect(page.locator("#quote-projectDetails")).toHaveValue(
      /^Two walls of the shower room, please\.\n.*1,234 mm.*https?:\/\/\S+w=1234\S*$/,
    );
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the planner's page shows worked examples", async ({ page }) => {
    await page.goto(planner);
    for (const { title } of plannerPage.examples)
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("li svg[role=img]")).toHaveCount(plannerPage.examples.length);
  });
});
