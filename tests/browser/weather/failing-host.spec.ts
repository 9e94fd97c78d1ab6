import { pagePaths } from "../../../src/routes/page-paths";
import { areas, first } from "../../published/published-content";
import { someRequest } from "../quote-form";
import { islandScripts } from "../site-under-test";
import { expectArrived, expectOtherWays, expectWords, send, typeRequest } from "./visitor";
import { test } from "./weather";
import type { Weather } from "./weather-proxy";

const noScripts: Weather = {
  changes: (answer, path) =>
    islandScripts.test(path)
      ? { status: 500, headers: { "content-type": "text/html" }, body: Buffer.from("Sorry") }
      : answer,
};

test("a host that answers 500 for scripts keeps what was typed and sent, and it arrives once the host is well", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  sky.turn(noScripts);
  await page.goto("/");
  await typeRequest(page, request);
  await send(page);
  await expectOtherWays(page);
  await expectWords(page, request);
  sky.turn({});
  await expectArrived(page, request);
});

test("words typed while the host has no script are there again after a look at another page", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  sky.turn(noScripts);
  await page.goto("/");
  await typeRequest(page, request);
  await page.goto(pagePaths.area(first(areas).slug));
  await page.goto("/");
  await expectWords(page, request);
});
