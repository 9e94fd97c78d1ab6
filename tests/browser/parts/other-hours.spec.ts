import { expect } from "@playwright/test";
import { noticeLabel } from "../../../src/layout/layout-words";
import { company } from "../../published/published-content";
import { quoteForm } from "../form/quote-form";
import { slowDown } from "../hold-requests";
import { areaPath } from "../site-under-test";
import { published, test } from "../test";

const today = new Date().toISOString().slice(0, 10);
const next = company.otherHours?.find(({ to, text }) => text && to >= today);

test.skip(!next, "The company announces no other hours");

test(
  "On the first of other days their sentence is there while the page arrives, and nothing jumps",
  published,
  async ({ page }) => {
    const { from = "", text = "" } = next ?? {};
    await page.clock.setFixedTime(`${from}T12:00:00Z`);
    await slowDown(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Object(entry).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of ["/", areaPath]) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("region", { name: noticeLabel })).toHaveText(text);
      await page.waitForLoadState("networkidle");
      const shifts: number[] = await page.evaluate(() => Object(window).shifts);
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      ).toBeLessThanOrEqual(0.02);
    }
    await page.goto("/#contact");
    await expect(quoteForm(page).getByText(text)).toBeVisible();
  },
);
