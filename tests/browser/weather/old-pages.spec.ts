import { expect } from "@playwright/test";
import { expectArrived, expectWords, someRequest } from "../form/quote-form";
import { nextBuild } from "./next-build";
import { buildOf, expectOtherWays, send, typeRequest } from "./visitor";
import { test } from "./weather";
import type { Weather } from "./weather-proxy";

/** Simulates a cache that still serves some of this build's files after the next build. */
const cacheKeeps = (isKept: (path: string) => boolean): Weather => ({
  asks: (path) => (isKept(path) ? path : nextBuild.asks(path)),
  changes: (answer, path) => (isKept(path) ? answer : nextBuild.changes(answer, path)),
});

test("from a page that a cache keeps too long, a request arrives once, by way of the new page", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  await page.goto("/");
  const old = await buildOf(page);
  sky.turn(cacheKeeps((path) => path === "/"));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await buildOf(page)).toBe(old);
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
  expect(await buildOf(page)).not.toBe(old);
});

test("where a cache keeps the old page under every address, the words stay and other ways are shown", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  sky.turn(cacheKeeps((path) => /^\/(\?.*)?$/.test(path)));
  await page.goto("/", { waitUntil: "networkidle" });
  await typeRequest(page, request);
  await send(page);
  await page.waitForURL(/\?/);
  await expectOtherWays(page);
  await expectWords(page, request);
});

test("from an old page that finds its old scripts, a request arrives once", async ({ page, sky }) => {
  const request = someRequest();
  const isOldScript = (path: string) => nextBuild.asks(path) === undefined;
  sky.turn(cacheKeeps((path) => path === "/" || isOldScript(path)));
  await page.goto("/", { waitUntil: "networkidle" });
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
});

test("where the host takes what follows the question mark off an address, an old page is not reloaded again and again", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  const { asks, changes } = cacheKeeps((path) => path === "/");
  sky.turn({
    asks: (path) => (path.startsWith("/?") ? "/" : asks?.(path)),
    changes: (answer, path) =>
      path.startsWith("/?")
        ? { ...answer, status: 301, headers: { location: "/" } }
        : (changes?.(answer, path) ?? answer),
  });
  const reloads: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).search && request.isNavigationRequest()) reloads.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await typeRequest(page, request);
  await send(page);
  // Slow machines reload the page between two fields, others after Submit.
  await expect.poll(() => reloads).toHaveLength(1);
  await expectOtherWays(page);
  await expectWords(page, request);
  expect(reloads).toHaveLength(1);
});
