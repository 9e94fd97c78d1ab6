import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { homePage } from "../../published/published-content";
import { someRequest } from "../quote-form";
import { islandScripts } from "../site-under-test";
import { expectArrived, expectOtherWays, expectWords, send, typeRequest } from "./visitor";
import { test } from "./weather";
import type { Weather } from "./weather-proxy";

const headersStripped: Weather = {
  changes: (answer) => ({
    ...answer,
    headers: { "content-type": (answer.headers["content-type"] ?? "").replace(/;.*/, "") },
  }),
};

const packedTwice = (body: Buffer) => gzipSync(gzipSync(body));

test("behind a proxy that strips headers a request arrives with every letter, and foreign script does not run", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  sky.turn(headersStripped);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homePage.hero.headline);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'Foreign'";
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle("Foreign");
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
});

test("behind a proxy that packs twice and says so a request arrives", async ({ page, sky }) => {
  const request = someRequest();
  sky.turn({
    changes: (answer) => ({
      ...answer,
      body: packedTwice(answer.body),
      headers: { ...answer.headers, "content-encoding": "gzip, gzip" },
    }),
  });
  await page.goto("/");
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
});

test("what a proxy packs twice and calls packed once is asked for anew, and the request arrives once", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  await page.goto("/", { waitUntil: "networkidle" });
  sky.turn({
    changes: (answer, path) =>
      islandScripts.test(path)
        ? {
            ...answer,
            body: packedTwice(answer.body),
            headers: { ...answer.headers, "content-encoding": "gzip" },
          }
        : answer,
  });
  await typeRequest(page, request);
  await send(page);
  await expectOtherWays(page);
  await expectWords(page, request);
  sky.turn({});
  await expectArrived(page, request);
});
