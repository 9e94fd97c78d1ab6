import { expect, type Page } from "@playwright/test";
import { boxOf, scrollToMiddle, tapAt, waitForScrollEnd } from "../support/positions";
import { control, liveForm, submitButton } from "../support/quote-form";
import { test } from "../support/test";

// These tests tap by coordinates: Playwright's clicks scroll first, which would hide the movement under test.
const phone = { width: 390, height: 780 };
const windows = [phone, { width: 1280, height: 800 }];

/** The most pixels that an element may move under a finger. */
const mostMovement = 3;

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
      await scrollToMiddle(page, quoteButton(page));
      await tapAt(page, quoteButton(page));
      await expect(page).toHaveURL(/#contact$/);
      await waitForScrollEnd(page);
      await scrollToMiddle(page, field);
      const before = await boxOf(field);
      await tapAt(page, field);
      await expect(page.locator(liveForm)).toBeAttached();
      await waitForScrollEnd(page);
      const after = await boxOf(field);
      expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(mostMovement);
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
    });
  });

test.describe("On a phone", () => {
  test.use({ viewport: phone });

  test("the first tap on the submit button leads to the error summary", async ({ page }) => {
    await page.goto("/#contact");
    await waitForScrollEnd(page);
    await scrollToMiddle(page, submitButton(page));
    await tapAt(page, submitButton(page));
    const summary = page.locator("#quote-form section").first();
    await expect(summary).toBeFocused();
    await waitForScrollEnd(page);
    await expect(summary).toBeInViewport({ ratio: 0.9 });
  });
});

test("A link to a section opens there, below the top bar, before anything is hydrated", async ({ page }) => {
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.goto("about:blank");
    await page.goto("/#contact");
    const top = async () => (await boxOf(page.locator("#contact"))).y;
    await expect.poll(top).toBeLessThan(120);
    const bar = await boxOf(page.getByRole("banner"));
    expect((await boxOf(page.locator("#contact h2"))).y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await expect(page.locator(liveForm)).toHaveCount(0);
  }
});
