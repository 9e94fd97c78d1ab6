import { expect } from "@playwright/test";
import { control, expectArrived, expectWords, fields, someRequest } from "../form/quote-form";
import { holdRequests } from "../hold-requests";
import { islandProps, islandScripts, liveForm } from "../site-under-test";
import { otherWords } from "./next-build";
import { send, tap, typeRequest } from "./visitor";
import { test } from "./weather";
import { fairWeather } from "./weather-proxy";

const directions = [
  { which: "a change of words", from: fairWeather, to: otherWords },
  { which: "a change of words that was taken back", from: otherWords, to: fairWeather },
] as const;

for (const { which, from, to } of directions) {
  test.describe(`In a tab that is older than ${which},`, () => {
    test.beforeEach(async ({ page, sky }) => {
      sky.turn(from);
      await page.goto("/");
    });

    test("six typed fields stay while they are typed, and the request arrives once", async ({
      page,
      sky,
    }) => {
      const request = someRequest();
      sky.turn(to);
      for (const field of fields) {
        await tap(page, control(page, field));
        await page.keyboard.type(request[field]);
      }
      await expectWords(page, request);
      await expect(control(page, "projectDetails")).toBeFocused();
      await send(page);
      await expectArrived(page, request);
    });

    test("the keys of a field ask for the form once", async ({ page, sky }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "GET" && islandProps.test(request.url())) asked.push(request.url());
      });
      await page.clock.pauseAt(Date.now() + 1_000);
      sky.turn(to);
      const missing = page.waitForResponse((response) => response.request().method() === "HEAD");
      await control(page, "firstName").focus();
      await missing;
      await page.keyboard.type("Alexandra");
      await expect(control(page, "firstName")).toHaveValue("Alexandra");
      expect(asked).toHaveLength(1);
    });

    test("a publication in the middle of typing loses nothing", async ({ page, sky }) => {
      const request = someRequest();
      const letGo = await holdRequests(page, islandScripts);
      for (const field of fields) {
        await tap(page, control(page, field));
        await page.keyboard.type(request[field]);
        if (field === "lastName") {
          sky.turn(to);
          letGo();
        }
      }
      await expectWords(page, request);
      await send(page);
      await expectArrived(page, request);
    });

    test("a publication after Submit was pressed lets the request arrive once", async ({ page, sky }) => {
      const request = someRequest();
      const letGo = await holdRequests(page, islandScripts);
      await typeRequest(page, request);
      await send(page);
      sky.turn(to);
      letGo();
      await expectArrived(page, request);
    });

    test("a publication after the form was hydrated lets the request arrive once", async ({ page, sky }) => {
      const request = someRequest();
      await typeRequest(page, request);
      await expect(page.locator(liveForm)).toBeVisible();
      sky.turn(to);
      await send(page);
      await expectArrived(page, request);
    });
  });
}
