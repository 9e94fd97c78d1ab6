import { expect, type Page } from "@playwright/test";
import { promiseWithDays } from "../../../src/content/derived/promise-in-words";
import { dayAfter } from "../../../src/content/values/clock";
import { closedDays } from "../../../src/content/values/opening-hours";
import { company, filled, quoteForm as words } from "../../published/published-content";
import { pageOfEachType } from "../site-under-test";
import { published, test } from "../test";

const today = new Date().toISOString().slice(0, 10);
const closed = closedDays(company).filter(({ to }) => to >= today);
const [next] = closed;

const { quoteWithin = "" } = company.claims;
const promise = {
  quoteWithin,
  words: { promiseWithin: filled(words.promiseWithin ?? ""), promiseBy: words.promiseBy },
  closed,
};

test.skip(
  !next || !quoteWithin,
  "The company promises no time, or closes on no day that is ahead: nothing is postponed",
);

/** The days around a closed time: from two before its first to one after its last. */
const days = next
  ? [-2, -1, 0, 4].map((ahead) => dayAfter(next.from, ahead)).concat(next.to, dayAfter(next.to, 1))
  : [];

const openOn = async (page: Page, day: string, path: string) => {
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.goto(path);
};

for (const [type, path] of Object.entries(pageOfEachType))
  test(`Around closed days, every promise of a first answer follows the clock: ${type}`, async ({ page }) => {
    for (const day of days) {
      await openOn(page, day, path);
      const promised = promiseWithDays(promise, Date.parse(`${day}T12:00:00Z`));
      const shown = await page
        .locator("span:has(+ first-answer:not([hour]))")
        .evaluateAll((parts) => parts.map(({ textContent }) => textContent));
      // The words of a label and a full stop stand in the same text.
      for (const words of shown) expect(words, day).toContain(promised);
    }
  });

test(
  "On a closed day no page of the published content promises a first answer in hours",
  published,
  async ({ page }) => {
    for (const path of Object.values(pageOfEachType)) {
      await openOn(page, dayAfter(String(next?.from), 4), path);
      const text = (await page.locator("body").innerText()).replaceAll(/\s+/g, " ");
      expect(text, path).not.toContain(promise.words.promiseWithin);
    }
  },
);
