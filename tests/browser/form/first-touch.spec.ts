import { expect, type Locator, type Page } from "@playwright/test";
import { faqs } from "../../site/built-content";
import { atRest, boxOf, tapAt, wheelTo } from "../hand";
import { liveForm } from "../site-under-test";
import { test } from "../test";
import { control, submitButton } from "./quote-form";

/** Scrolls and taps by coordinates, like a person. Playwright's clicks scroll first, which would hide the movement under test. */
const phone = { width: 390, height: 780 };
const windows = [phone, { width: 1280, height: 800 }];

/** The distance in pixels that an element may move under a finger. */
const few = 3;

/** Taps and waits until React has hydrated the page. Returns how far the element moved. */
async function movedByTap(page: Page, element: Locator, hydrated: string): Promise<number> {
  const before = await boxOf(element);
  await tapAt(page, element);
  await expect(page.locator(hydrated).first()).toBeAttached({ timeout: 15_000 });
  await atRest(page);
  const after = await boxOf(element);
  return Math.max(Math.abs(after.y - before.y), Math.abs(after.x - before.x));
}

async function expectInView(page: Page, element: Locator): Promise<void> {
  const { y } = await boxOf(element);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
}

const quoteButton = (page: Page) =>
  page.getByRole("main").locator('a[href="/#contact"]').filter({ visible: true }).first();

for (const size of windows)
  test.describe(`The first touch, at ${size.width} × ${size.height},`, () => {
    test.use({ viewport: size });

    test("of a field after the quote button and scrolling on leaves it where it is", async ({ page }) => {
      const field = control(page, "projectDetails");
      await page.goto("/");
      await wheelTo(page, quoteButton(page));
      await tapAt(page, quoteButton(page));
      await expect(page).toHaveURL(/#contact$/);
      await atRest(page);
      await wheelTo(page, field);
      expect(await movedByTap(page, field, liveForm)).toBeLessThanOrEqual(few);
      await expect(field).toBeFocused();
      await expectInView(page, field);
    });
  });

test.describe("The first touch, on a phone,", () => {
  test.use({ viewport: phone });

  test("of a field on a page zoomed by fingers leaves it where it is", async ({ page }) => {
    await page.goto("/#contact");
    await atRest(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1.5 });
    await wheelTo(page, control(page, "phone"));
    const scrolled = () => page.evaluate(() => [window.scrollY, window.visualViewport?.offsetTop ?? 0]);
    const before = await scrolled();
    await control(page, "phone").evaluate((phone) => phone.focus({ preventScroll: true }));
    await expect(page.locator(liveForm)).toBeAttached({ timeout: 15_000 });
    await atRest(page);
    const after = await scrolled();
    for (const [index, offset] of after.entries())
      expect(Math.abs(offset - (before[index] ?? 0))).toBeLessThanOrEqual(few);
  });

  test("of a field with a question opened above it leaves it where it is", async ({ page }) => {
    test.skip(faqs.length < 2, "This content has no question that is closed.");
    await page.goto("/#contact");
    await atRest(page);
    const question = page.locator("main details summary").last();
    await wheelTo(page, question);
    await tapAt(page, question);
    await wheelTo(page, control(page, "email"));
    expect(await movedByTap(page, control(page, "email"), liveForm)).toBeLessThanOrEqual(few);
    await expect(control(page, "email")).toBeFocused();
    await expect(page.locator("main details").last()).toHaveAttribute("open", "");
  });

  test("of the submit button leaves it where it is until its messages come", async ({ page }) => {
    await page.goto("/#contact");
    await atRest(page);
    await wheelTo(page, submitButton(page));
    await tapAt(page, submitButton(page));
    const summary = page.locator("#quote-form section").first();
    await expect(summary).toBeFocused();
    await atRest(page);
    await expectInView(page, summary);
  });
});

test.describe("The first touch of the menu, at 390 × 780,", () => {
  test.use({ viewport: phone });

  test("after '/#portfolio' and back to the top leaves the page there, with the menu open", async ({
    page,
  }) => {
    await page.goto("/#portfolio");
    await atRest(page);
    const menu = page.getByRole("banner").locator("summary:visible");
    for (let turn = 0; turn < 40 && (await page.evaluate(() => window.scrollY)) > 0; turn++) {
      await page.mouse.wheel(0, -1200);
      await atRest(page);
    }
    const moved = await movedByTap(page, menu, "header details[open]:visible");
    expect(moved).toBeLessThanOrEqual(few);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(few);
    await expect(page.getByRole("banner").locator("details:visible")).toHaveAttribute("open", "");
  });

  test("then of the form leaves the page where it is, and its links go where they say", async ({ page }) => {
    await page.goto("/#portfolio");
    await atRest(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await tapAt(page, page.getByRole("banner").locator("summary:visible"));
    await expect(page.locator("header details[open]:visible")).toBeVisible();
    await tapAt(page, page.getByRole("banner").locator('details a[href="/#contact"]'));
    await expect(page).toHaveURL(/#contact$/);
    const away = async () => Math.abs((await boxOf(page.locator("#contact"))).y);
    await expect.poll(away, { timeout: 15_000 }).toBeLessThan(60);
  });
});

test("An address with a # lands there before anything is touched, below the bar at the top", async ({
  page,
}) => {
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.goto("about:blank");
    await page.goto("/#contact");
    const top = async () => (await boxOf(page.locator("#contact"))).y;
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(-1);
    await expect(page.locator(liveForm)).toHaveCount(0);
  }
});
