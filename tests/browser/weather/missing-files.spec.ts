import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { messagesFrom, someRequest } from "../quote-form";
import { expectArrived, expectOtherWays, expectWords, send, typeRequest } from "./visitor";
import { test } from "./weather";
import type { Answer, Weather } from "./weather-proxy";

/** The form's script, as the home page names it. */
const file =
  /data-script="([^"]*\/quote-form-[^"]*)"/.exec(readFileSync("public/index.html", "utf8"))?.[1] ?? "";

const html = { "content-type": "text/html" };

/** How a file can fail to come. */
const failures: Readonly<Record<string, (answer: Answer) => Answer>> = {
  "is gone": () => ({ status: 404, headers: html, body: Buffer.from("Not found") }),
  "is a hotel's page": ({ headers }) => ({
    status: 200,
    headers: { ...headers, ...html },
    body: Buffer.from("<!doctype html><title>Welcome</title><p>Please log in."),
  }),
  "breaks off in the middle": (answer) => ({ ...answer, cutAfter: Math.floor(answer.body.length / 2) }),
};

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

const without = (file: string, fail: (answer: Answer) => Answer): Weather => ({
  changes: (answer, path) => (path.replace(/\?.*/, "") === file ? fail(answer) : answer),
});

for (const [what, fail] of Object.entries(failures))
  test(`where the form's script ${what}, the words stay, other ways are shown, and the request arrives once when it comes`, async ({
    page,
    sky,
  }) => {
    const request = someRequest();
    await page.goto("/", { waitUntil: "networkidle" });
    sky.turn(without(file, fail));
    const loads = countLoads(page);
    await typeRequest(page, request);
    await send(page);
    await expectOtherWays(page);
    await page.waitForRequest((asked) => new URL(asked.url()).pathname === file);
    await page.waitForRequest((asked) => new URL(asked.url()).pathname === file);
    await expectOtherWays(page);
    await expectWords(page, request);
    expect(loads()).toBeLessThanOrEqual(1);
    sky.turn({});
    await expectArrived(page, request);
    expect(loads()).toBeLessThanOrEqual(1);
  });

test("where the form's script is never answered, other ways are shown after fifteen seconds, and the request arrives once when it comes", async ({
  page,
}) => {
  const request = someRequest();
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  const loads = countLoads(page);
  const isMissing = (url: URL) => url.pathname === file;
  await page.route(isMissing, () => undefined);
  await typeRequest(page, request);
  await send(page);
  await page.clock.runFor(16_000);
  await expectOtherWays(page);
  await expectWords(page, request);
  await page.unroute(isMissing);
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(await messagesFrom(request.email)).toHaveLength(1);
  }).toPass();
  await expectArrived(page, request);
  expect(loads()).toBeLessThanOrEqual(1);
});
