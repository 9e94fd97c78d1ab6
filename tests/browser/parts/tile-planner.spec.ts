import { expect, type Page } from "@playwright/test";
import { pagePaths } from "../../../src/routes/page-paths";
import { first, plannerPage, tiles, quoteForm as words } from "../../published/published-content";
import { blockStorage } from "../blocked-storage";
import {
  button,
  control,
  expectArrived,
  messagesFrom,
  quoteForm,
  someRequest,
  submit,
} from "../form/quote-form";
import { tapAt, wheelTo } from "../hand";
import { holdRequests } from "../hold-requests";
import { islandScripts } from "../site-under-test";
import { test } from "../test";

const planner = pagePaths.planner;
const planned = tiles.filter(({ settingOut }) => settingOut);
const forWalls = planned.filter(({ settingOut }) => settingOut?.places?.includes("walls") ?? true);
const other = forWalls.at(-1) ?? first(planned);
const onlyForWalls = planned.find(({ settingOut }) => settingOut?.places?.join() === "walls");
const { full } = plannerPage;

const drawing = (page: Page) => page.locator("#plan svg[role=img]");
const sentence = (page: Page) => page.locator("#plan p:not([role=status])");
const field = (page: Page, name: string) => page.locator(`#plan [name="${name}"]`);
const live = (page: Page) => expect(page.locator("[data-live] > #plan")).toBeVisible();

async function type(page: Page, name: string, text: string) {
  await wheelTo(page, field(page, name));
  await tapAt(page, field(page, name));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

test.describe("The tile planner", () => {
  test.skip(planned.length === 0, "No tile of this content has its sizes.");
  test.use({ viewport: { width: 390, height: 844 } });

  test("draws what is typed, and its address brings it back", async ({ page }) => {
    await page.goto(planner);
    await type(page, "w", "8 ft");
    await type(page, "h", "1.9m");
    await expect(drawing(page)).toHaveAttribute("aria-label", /2,438 mm.*1,900 mm/);
    await field(page, "tile").selectOption(other.slug);
    await expect(field(page, "joint")).toHaveValue(String(other.settingOut?.joint));
    await page.keyboard.press("Tab");
    await expect(page).toHaveURL(/\?room=wall&w=2438&h=1900&.*#plan$/);
    await page.reload();
    await expect(drawing(page)).toHaveAttribute("aria-label", new RegExp(`${other.name}.*2,438 mm`));
    await expect(field(page, "tile")).toHaveValue(other.slug);
  });

  test("an address with a plan alone is drawn before anything is touched, and tells what it cannot draw", async ({
    page,
  }) => {
    await page.goto(`${planner}?w=3000&h=2500&tile=${other.slug}`);
    await expect(drawing(page)).toHaveAttribute(
      "aria-label",
      new RegExp(`${other.name}, 3,000 mm × 2,500 mm\\.`),
    );
    await page.goto(`${planner}?w=20000&h=9000&tile=${other.slug}`);
    await expect(page.locator("#plan-w-error")).toHaveText(plannerPage.problems.length);
    await expect(field(page, "w")).toHaveValue("20000");
  });

  test("words typed before its script came are planned after it, also over a plan's address", async ({
    page,
  }) => {
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.goto(`${planner}?w=2000&h=1500#plan`);
    await type(page, "w", "3100");
    await expect(drawing(page)).not.toHaveAttribute("aria-label", /3,100 mm/);
    scriptsMayCome();
    await expect(drawing(page)).toHaveAttribute("aria-label", /3,100 mm × 1,500 mm/);
    await expect(field(page, "w")).toHaveValue("3100");
  });

  test("what is no length gets a plain sentence when the field is left, and a drawing stays", async ({
    page,
  }) => {
    await page.goto(planner);
    await type(page, "h", "1800");
    await live(page);
    await type(page, "h", "2,4");
    await expect(page.locator("#plan-h-error")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.locator("#plan-h-error")).toHaveText(plannerPage.problems.length);
    await expect(drawing(page)).toBeVisible();
    await type(page, "h", "2000");
    await expect(page.locator("#plan-h-error")).toHaveCount(0);
  });

  test("a window is left out of the wall, and one that does not fit is told", async ({ page }) => {
    await page.goto(`${planner}?w=2400&h=2400&o1=window&o1w=600&o1h=900&o1x=900&o1y=900#plan`);
    await expect(page.getByRole("row", { name: `${full.area} 5.2 m²` })).toBeVisible();
    await type(page, "o1x", "2 m");
    await page.keyboard.press("Tab");
    await expect(page.getByText(plannerPage.problems.opening)).toBeVisible();
  });

  test("a shower is planned in one go, and each of its walls can be looked at large", async ({ page }) => {
    // Chosen without a touch or focus before, as some assistive technology does.
    await page.goto(planner);
    await field(page, "room").selectOption("showerOfThree");
    await expect(field(page, "d")).toBeVisible();
    await type(page, "w", "0.8");
    await type(page, "d", "90 cm");
    await type(page, "h", "2.1 m");
    await expect(sentence(page).filter({ hasText: "800 mm × 900 mm × 2,100 mm" })).toBeVisible();
    await expect(drawing(page)).toHaveCount(3);
    const left = page.getByRole("button", { name: plannerPage.surfaces.left });
    const width = async () => (await drawing(page).first().boundingBox())?.width ?? 0;
    const before = await width();
    await expect(left).toHaveAttribute("aria-pressed", "false");
    await left.click();
    await expect(left).toHaveAttribute("aria-pressed", "true");
    expect(await width()).toBeGreaterThan(1.5 * before);
  });

  test("figures on a phone are at least 12 px high", async ({ page }) => {
    for (const room of ["wall", "showerOfThree", "splashback"]) {
      await page.goto(`${planner}?room=${room}#plan`);
      await live(page);
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

  test("an opening comes with its usual size, and a field that is emptied says what it needs", async ({
    page,
  }) => {
    await page.goto(`${planner}?o1=niche&o1w=300&o1h=300&o1x=0&o1y=0#plan`);
    await live(page);
    await field(page, "o2").selectOption("window");
    await expect(field(page, "o2w")).not.toHaveValue("");
    await field(page, "o2w").fill("");
    await page.keyboard.press("Tab");
    await expect(page.locator("#plan-o2w-error")).toHaveText(plannerPage.problems.length);
  });

  test("a sloping ceiling asks for the height of each end", async ({ page }) => {
    await page.goto(`${planner}?h=2400&o1=niche&o1w=300&o1h=300&o1x=0&o1y=0#plan`);
    await live(page);
    await field(page, "ceiling").selectOption("sloping");
    await type(page, "backRight", "1.2 m");
    await expect(drawing(page)).toHaveAttribute("aria-label", /2,400 mm × 1,200 mm/);
    await expect(field(page, "h")).toHaveCount(0);
  });

  test("a plan goes with the request: named in the form, counted, removable, and sent with its address", async ({
    page,
  }) => {
    const request = someRequest();
    await page.goto("/");
    await control(page, "firstName").fill(request.firstName);
    await page.goto(planner);
    await type(page, "w", "1234");
    await page.getByRole("link", { name: plannerPage.addToQuote }).click();
    await expect(control(page, "lastName")).toBeFocused();
    await expect(control(page, "lastName")).toBeInViewport();
    await expect(page.getByRole("status").filter({ hasText: words.plan.attached })).toBeInViewport();
    const card = quoteForm(page).getByText(/1,234 mm/);
    await expect(card).toBeVisible();
    await submit(page, request);
    await expectArrived(page, request);
    const [message] = await messagesFrom(request.email);
    expect(message?.projectDetails).toMatch(/\n.*1,234 mm.*https?:\/\/\S+\?room=wall&w=1234&[\w=&.-]+#plan$/);
    await expect(card).toHaveCount(0);
  });

  test("what is typed wrongly is not added to the quote: its field is led to, and the figures say whose they are", async ({
    page,
  }) => {
    await page.goto(planner);
    await type(page, "w", "two and a bit");
    await page.keyboard.press("Tab");
    await expect(page.locator("#plan")).toContainText(plannerPage.outdated);
    await page.getByText(plannerPage.addToQuote).click();
    await expect(field(page, "w")).toBeFocused();
    await expect(page).toHaveURL(new RegExp(planner));
    await type(page, "w", `7'-10"`);
    await expect(page.locator("#plan")).not.toContainText(plannerPage.outdated);
    await page.getByText(plannerPage.addToQuote).click();
    await expect(quoteForm(page).getByText(/2,388 mm/)).toBeVisible();
  });

  test("an address that asks for a tile where it may not be laid is answered in words", async ({ page }) => {
    test.skip(!onlyForWalls, "Every tile of this content may be laid on floors.");
    await page.goto(`${planner}?room=floor&w=2000&d=1500&tile=${onlyForWalls?.slug}`);
    await expect(page.locator("#plan-tile-error")).toContainText(onlyForWalls?.name ?? "");
    await expect(page.locator("#plan")).toContainText(plannerPage.outdated);
    await expect(page.getByText(plannerPage.addToQuote)).not.toHaveAttribute("href");
  });

  test("where the browser blocks storage, the plan goes to the form in the address", async ({ page }) => {
    await page.addInitScript(blockStorage);
    await page.goto(planner);
    await type(page, "w", "1234");
    await page.getByRole("link", { name: plannerPage.addToQuote }).click();
    await expect(quoteForm(page).getByText(/1,234 mm/)).toBeVisible();
  });

  test("the link in a plan's card leads to the plan as it was, and a removed plan is not sent", async ({
    page,
  }) => {
    await page.goto(planner);
    await type(page, "w", "1234");
    await page.getByRole("link", { name: plannerPage.addToQuote }).click();
    await page.getByRole("link", { name: words.plan.look }).click();
    await expect(page.locator("#plan-w")).toHaveValue("1234");
    await page.goBack();
    await button(page, words.plan.remove).click();
    await expect(control(page, "projectDetails")).toBeFocused();
    const request = await submit(page);
    await expectArrived(page, request);
    const [message] = await messagesFrom(request.email);
    expect(message?.projectDetails).toBe(request.projectDetails);
  });
});

test.describe("The tile planner without JavaScript", () => {
  test.skip(planned.length === 0, "No tile of this content has its sizes.");
  test.use({ javaScriptEnabled: false });

  test("says that the drawing needs it, and keeps what was typed", async ({ page }) => {
    await page.goto(planner);
    // Playwright leaves out what is in a noscript when it reads texts.
    expect(await page.locator("#plan noscript").innerHTML()).toContain(plannerPage.needsScript);
    await expect(page.locator("#plan button[type=submit]:visible")).toHaveCount(0);
    await field(page, "w").fill("3.2 m");
    await field(page, "w").press("Enter");
    await expect(page).toHaveURL(new RegExp(`${planner}$`));
    await expect(field(page, "w")).toHaveValue("3.2 m");
  });
});
