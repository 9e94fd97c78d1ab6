import { expect } from "@playwright/test";
import { pagePaths } from "../../../src/routes/page-paths";
import { cutaways } from "../../published/published-content";
import { pageOfEachType } from "../site-under-test";
import { test } from "../test";
import { overflow } from "./layout-faults";

test.use({ viewport: { width: 412, height: 840 } });

const withCutaway = cutaways.flatMap(({ services = [] }) => services.map(pagePaths.service));

for (const [name, moment] of [
  ["open", "2026-11-23T10:00:00Z"],
  ["closed", "2026-11-23T22:00:00Z"],
] as const)
  for (const path of new Set([...Object.values(pageOfEachType), ...withCutaway]))
    test(`while the company is ${name}, what stays in place leaves a phone's window to ${path} with text twice its size`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(moment);
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.enable");
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      const heightOf = (part: string) =>
        page.evaluate((name) => document.querySelector(`body ${name}`)?.clientHeight ?? 0, part);
      expect.soft(await heightOf("header"), "the top bar").toBeLessThan(420);
      expect.soft(await heightOf("aside"), "the bar at the foot").toBeLessThan(130);
      expect.soft(await page.evaluate(overflow), "sideways").toBeLessThanOrEqual(0);
    });
