import { expect, test } from "@playwright/test";
import { builtPaths } from "../site/built-site";
import { faultsAtEveryWidth, faultsOf } from "./axe";

for (const path of builtPaths()) {
  test(`${path} is without fault to axe at every width, and without cookie, foreign request or error`, async ({
    page,
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
    expect.soft(await faultsAtEveryWidth(page)).toEqual([]);
    expect.soft(foreign).toEqual([]);
    expect.soft(errors).toEqual([]);
    expect.soft(await page.evaluate(() => document.cookie)).toBe("");
  });
}

test("a page with pale words, small links and too wide a part is reported", async ({ page }) => {
  await page.goto("/404");
  await page.evaluate(() => {
    const [styles] = document.styleSheets;
    styles?.insertRule("main * { color: #ccc !important }");
    styles?.insertRule(
      "footer a { padding: 0 !important; font-size: 4px; line-height: 1; display: block !important }",
    );
    styles?.insertRule("main { width: 3000px }");
  });
  const faults = (await faultsOf(page)).join("\n");
  for (const fault of [/^color-contrast: /m, /^target-size: /m, /^sideways scrolling /m])
    expect(faults).toMatch(fault);
});
