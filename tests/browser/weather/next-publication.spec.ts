import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { holdRequests } from "../hold-requests";
import { control, fields, someRequest } from "../quote-form";
import { nextPublication, nextSiteAddress, siteAddress } from "../site-under-test";
import { expectArrived, expectWords, send, tap, typeRequest } from "./visitor";
import { test } from "./weather";

/** The scripts that React is made of. */
const scripts = /-[0-9a-f]{8}\.js$/;

const scriptsOf = (site: string) => readdirSync(join(site, "public")).filter((file) => scripts.test(file));

const contentOf = (site: string, page: string) =>
  /<html[^>]* data-content="([^"]+)"/.exec(readFileSync(join(site, "public", page), "utf8"))?.[1];

test("the two publications differ in words only", () => {
  expect(scriptsOf(nextPublication)).toEqual(scriptsOf("."));
  expect(contentOf(nextPublication, "index.html")).not.toBe(contentOf(".", "index.html"));
  expect(contentOf(nextPublication, "areas-covered.html")).toBe(contentOf(".", "areas-covered.html"));
});

const directions = [
  { which: "a change of words", from: siteAddress, to: nextSiteAddress },
  { which: "a change of words that was taken back", from: nextSiteAddress, to: siteAddress },
] as const;

for (const { which, from, to } of directions) {
  test.describe(`In a tab that is older than ${which},`, () => {
    test.beforeEach(async ({ page, sky }) => {
      sky.turn({ site: from });
      await page.goto("/", { waitUntil: "networkidle" });
    });

    test("six typed fields stay while they are typed, and the request arrives once", async ({
      page,
      sky,
    }) => {
      const request = someRequest();
      sky.turn({ site: to });
      for (const field of fields) {
        await tap(page, control(page, field));
        await page.keyboard.type(request[field], { delay: 10 });
      }
      await expectWords(page, request);
      await expect(control(page, "projectDetails")).toBeFocused();
      await send(page);
      await expectArrived(page, request);
    });

    test("a publication in the middle of typing loses nothing", async ({ page, sky }) => {
      const request = someRequest();
      const letGo = await holdRequests(page, scripts);
      for (const field of fields) {
        await tap(page, control(page, field));
        await page.keyboard.type(request[field], { delay: 5 });
        if (field === "lastName") {
          sky.turn({ site: to });
          letGo();
        }
      }
      await expectWords(page, request);
      await send(page);
      await expectArrived(page, request);
    });

    test("a publication after Submit was pressed lets the request arrive once", async ({ page, sky }) => {
      const request = someRequest();
      const letGo = await holdRequests(page, scripts);
      await typeRequest(page, request);
      await send(page);
      sky.turn({ site: to });
      letGo();
      await expectArrived(page, request);
    });

    test("a publication after the form was hydrated lets the request arrive once", async ({ page, sky }) => {
      const request = someRequest();
      await typeRequest(page, request);
      await expect(page.locator("#quote-form[data-hydrated]")).toBeVisible();
      sky.turn({ site: to });
      await send(page);
      await expectArrived(page, request);
    });
  });
}
