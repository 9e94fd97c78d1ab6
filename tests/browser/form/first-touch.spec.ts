import { expect, type Locator, type Page } from "@playwright/test";
import { faqs } from "../../site/built-content";
import { atRest, boxOf, tapAt, wheelTo } from "../pointer";
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
  await expect(page.locator(hydrated).first()).toBeAttached();
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
  test.describe(`In a window of ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test("the first tap on a field, after the quote button and more scrolling, does not move it", async ({
      page,
    }) => {
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

test.describe("On a phone", () => {
  test.use({ viewport: phone });

  test("the first focus of a field does not move a page that is zoomed by fingers", async ({ page }) => {
    await page.goto("/#contact");
    await atRest(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1.5 });
    await wheelTo(page, control(page, "phone"));
    const scrolled = () => page.evaluate(() => [window.scrollY, window.visualViewport?.offsetTop ?? 0]);
    const before = await scrolled();
    await control(page, "phone").evaluate((phone) => phone.focus({ preventScroll: true }));
    await expect(page.locator(liveForm)).toBeAttached();
    await atRest(page);
    const after = await scrolled();
    for (const [index, offset] of after.entries())
      expect(Math.abs(offset - (before[index] ?? 0))).toBeLessThanOrEqual(few);
  });

  test("the first tap on a field below an opened question does not move it", async ({ page }) => {
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

  test("the first tap on the submit button leads to the error summary", async ({ page }) => {
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

test.describe("In a phone's menu", () => {
  test.use({ viewport: phone });

  test("the first tap, after '/#portfolio' and back to the top, opens it and does not move the page", async ({
    page,
  }) => {
    await page.goto("/#portfolio");
    await atRest(page);
    const menu = page.getByRole("banner").locator("summary:visible");
    await expect(async () => {
      await page.mouse.wheel(0, -1200);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }).toPass();
    await atRest(page);
    const moved = await movedByTap(page, menu, "header details[open]:visible");
    expect(moved).toBeLessThanOrEqual(few);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(few);
    await expect(page.getByRole("banner").locator("details:visible")).toHaveAttribute("open", "");
  });

  test("a tap on the link to the form leads there", async ({ page }) => {
    await page.goto("/#portfolio");
    await atRest(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await tapAt(page, page.getByRole("banner").locator("summary:visible"));
    await expect(page.locator("header details[open]:visible")).toBeVisible();
    await tapAt(page, page.getByRole("banner").locator('details a[href="/#contact"]'));
    await expect(page).toHaveURL(/#contact$/);
    const away = async () => Math.abs((await boxOf(page.locator("#contact"))).y);
    await expect.poll(away).toBeLessThan(60);
  });
});

test("A link to a section opens there, below the top bar, before anything is hydrated", async ({ page }) => {
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
