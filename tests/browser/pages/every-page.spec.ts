import { expect } from "@playwright/test";
import { builtPaths } from "../../support/built-site";
import { screenFaultsAtWidths, screenFaultsOf, usualWidths } from "../support/axe";
import { test } from "../support/test";

/** The width at which most visitors come. */
const phone = [412];

const paths = builtPaths();

/** One template makes all pages of a folder. The first of them is checked at every width, the others on a phone only. */
const folderOf = (path: string) => path.replace(/^(\/[^/]+\/).*/, "$1");
const isFirstOfItsFolder = (path: string) =>
  paths.find((other) => folderOf(other) === folderOf(path)) === path;

for (const path of paths) {
  const widths = isFirstOfItsFolder(path) ? usualWidths : phone;
  test(`${path} is without fault to axe at ${widths.length} widths, and without cookies, requests to other sites or errors`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:"))
        foreign.push(request.url());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(path);
    expect.soft(await screenFaultsAtWidths(page, widths)).toEqual([]);
    expect.soft(foreign).toEqual([]);
    expect.soft(errors).toEqual([]);
    expect.soft(await page.evaluate(() => document.cookie)).toBe("");
  });
}

test("The check reports pale words, small links and a part that is too wide", async ({
  sharedPage: page,
}) => {
  await page.goto("/404");
  await page.evaluate(() => {
    const [styles] = document.styleSheets;
    styles?.insertRule("main * { color: #ccc !important }");
    styles?.insertRule(
      "footer a { padding: 0 !important; font-size: 4px; line-height: 1; display: block !important }",
    );
    styles?.insertRule("main { width: 3000px }");
  });
  const faults = (await screenFaultsOf(page)).join("\n");
  for (const fault of [/^color-contrast: /m, /^target-size: /m, /^sideways scrolling /m])
    expect(faults).toMatch(fault);
});
