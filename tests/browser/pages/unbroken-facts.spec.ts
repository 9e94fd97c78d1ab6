import { expect, type Page } from "@playwright/test";
import { phoneFormats } from "../../../src/content/values/phone-formats";
import { company, layout } from "../../published/published-content";
import { pageOfEachType } from "../site-under-test";
import { test } from "../test";

const { claims, phone, landline } = company;

const facts = [
  ...[claims.quoteWithin, claims.typicalProject, claims.largerProject, claims.refurbishment],
  ...[phone, landline].map((number) => number && phoneFormats(number).display),
].flatMap((fact) => fact || []);

/** The facts that break across two lines, at each width at which some do. */
async function brokenFacts(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const width of [320, 360, 390, 412, 768, 1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate((facts) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const fact of facts)
          for (
            let at = node.textContent?.indexOf(fact) ?? -1;
            at >= 0;
            at = node.textContent?.indexOf(fact, at + 1) ?? -1
          ) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + fact.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(`${fact} in: ${node.textContent}`);
          }
      return found;
    }, facts);
    broken.push(...found.map((fact) => `${width} px: ${fact}`));
  }
  return broken;
}

for (const [type, path] of Object.entries(pageOfEachType))
  test(`No fact breaks across two lines, at any width: ${type}`, async ({ sharedPage: page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("details")) part.open = true;
    });
    expect(await brokenFacts(page)).toEqual([]);
  });

test("No fact breaks at night, when the form promises hours and no day", async ({ page }) => {
  await page.clock.setFixedTime("2026-03-03T05:00:00Z");
  await page.goto("/");
  expect(await brokenFacts(page)).toEqual([]);
});

/** Expects that a landline, which is longer, leaves the header's buttons on one line on every desk. */
async function expectButtonsOnOneLine(page: Page): Promise<void> {
  await page.goto("/");
  for (const width of [1024, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const banner = page.getByRole("banner");
    const call = banner.getByRole("link", { name: layout.navigation.call });
    await call.locator("span").evaluate((number) => {
      number.textContent = "0117 496 0123";
    });
    for (const button of [call, banner.getByRole("link", { name: layout.navigation.quote, exact: true })]) {
      const { lines, isWide } = await button.evaluate((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const tops = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          range.selectNodeContents(text);
          tops.push(...[...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
        }
        return { lines: new Set(tops).size, isWide: link.scrollWidth > link.clientWidth };
      });
      expect({ lines, isWide }, `${width} px`).toEqual({ lines: 1, isWide: false });
    }
  }
}

test("The header's buttons are on one line on every desk", ({ page }) => expectButtonsOnOneLine(page));

test("The header's buttons are on one line in the fallback font, too", async ({ page }) => {
  await page.route(/\.woff2/, (route) => route.abort());
  await expectButtonsOnOneLine(page);
});
