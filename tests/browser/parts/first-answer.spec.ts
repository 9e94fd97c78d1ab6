import { expect } from "@playwright/test";
import { dayAfter } from "../../../src/content/values/clock";
import { closedDays } from "../../../src/content/values/opening-hours";
import { company, filled, quoteForm as words } from "../../published/published-content";
import { pageOfEachType } from "../site-under-test";
import { published, test } from "../test";

const today = new Date().toISOString().slice(0, 10);
const next = closedDays(company).find(({ to }) => to >= today);

const { quoteWithin } = company.claims;

test.skip(
  !next || !quoteWithin,
  "The company promises no time, or closes on no day that is ahead: nothing is postponed",
);

test(
  "On a closed day no page of the published content promises a first answer in hours",
  published,
  async ({ page }) => {
    for (const path of Object.values(pageOfEachType)) {
      await page.clock.setFixedTime(`${dayAfter(String(next?.from), 4)}T12:00:00Z`);
      await page.goto(path);
      const text = (await page.locator("body").innerText()).replaceAll(/\s+/g, " ");
      expect(text, path).not.toContain(filled(words.promiseWithin ?? ""));
    }
  },
);
