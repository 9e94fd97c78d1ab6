import { expect, test } from "@playwright/test";
import { faultsOf } from "./axe";
import { kindsOfPage } from "./site-under-test";

const widths = [320, 412, 768, 1280];

for (const [kind, path] of Object.entries(kindsOfPage)) {
  test.describe(`The ${kind} page`, () => {
    test("has nothing that axe finds fault with, and no sideways scrolling, at any width", async ({
      page,
    }) => {
      await page.goto(path);
      for (const width of widths) {
        await test.step(`${width} pixels`, async () => {
          await page.setViewportSize({ width, height: 800 });
          expect(await faultsOf(page)).toEqual([]);
        });
      }
    });

    test("sets no cookie, asks nothing of other sites and logs no error", async ({ page, baseURL }) => {
      const foreign: string[] = [];
      const errors: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:"))
          foreign.push(request.url());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && kind !== "404") errors.push(message.text());
      });
      await page.goto(path, { waitUntil: "networkidle" });
      expect(foreign).toEqual([]);
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => document.cookie)).toBe("");
    });
  });
}
