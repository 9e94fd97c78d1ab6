import { expect, test } from "@playwright/test";
import { builtPaths } from "../site/built-site";
import { faultsAtEveryWidth } from "./axe";

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
