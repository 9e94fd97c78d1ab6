import { gzipSync } from "node:zlib";
import { pagePaths } from "../../../src/routes";
import { areas, first } from "../../published/published-content";
import { control, expectArrived, expectWords, someRequest } from "../form/quote-form";
import { islandScripts } from "../site-under-test";
import { expectOtherWays, formScript, send, typeRequest } from "./visitor";
import { test } from "./weather";
import type { Answer } from "./weather-proxy";

const reloadLink = "Reload the page";

const packedTwice = (body: Buffer) => gzipSync(gzipSync(body));

const withHeaders = (answer: Answer, headers: Record<string, string>) => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

const html = { "content-type": "text/html" };

/** Ways in which the form's script fails to load. */
const failures: Readonly<Record<string, (answer: Answer) => Answer>> = {
  "is gone": () => ({ status: 404, headers: html, body: Buffer.from("Not found") }),
  "is answered with 500": () => ({ status: 500, headers: html, body: Buffer.from("Sorry") }),
  "is a hotel's page": (answer) => ({
    ...withHeaders(answer, html),
    status: 200,
    body: Buffer.from("<!doctype html><title>Welcome</title><p>Please log in."),
  }),
  "breaks off in the middle": (answer) => ({ ...answer, cutAfter: Math.floor(answer.body.length / 2) }),
  "is packed twice and called packed once": (answer) => ({
    ...withHeaders(answer, { "content-encoding": "gzip" }),
    body: packedTwice(answer.body),
  }),
};

for (const [what, fail] of Object.entries(failures))
  test(`where the form's script ${what}, the words stay, other ways are shown, and the next touch sends the request once`, async ({
    page,
    sky,
  }) => {
    const request = someRequest();
    await page.goto("/", { waitUntil: "networkidle" });
    sky.turn({ changes: (answer, path) => (path.startsWith(formScript) ? fail(answer) : answer) });
    await typeRequest(page, request);
    await send(page);
    await expectOtherWays(page);
    await expectWords(page, request);
    sky.turn({});
    await control(page, "firstName").click();
    await expectArrived(page, request);
  });

test("where the form's script is never answered, other ways are shown after fifteen seconds, and a reload keeps the words", async ({
  page,
}) => {
  const request = someRequest();
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  let isAnswered = false;
  await page.route(
    (url) => url.pathname === formScript,
    (route) => (isAnswered ? route.continue() : undefined),
  );
  await typeRequest(page, request);
  await send(page);
  await page.clock.runFor(16_000);
  await expectOtherWays(page);
  await expectWords(page, request);
  isAnswered = true;
  await page.getByRole("link", { name: reloadLink }).click();
  await expectWords(page, request);
  await send(page);
  await expectArrived(page, request);
});

test("where the page's script is gone, other ways are shown, and a reload keeps the words", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  sky.turn({
    changes: (answer, path) =>
      (/\/scripts\/page-/.test(path) ? failures["is gone"]?.(answer) : answer) ?? answer,
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expectOtherWays(page);
  await typeRequest(page, request);
  sky.turn({});
  await page.getByRole("link", { name: reloadLink }).click();
  await expectWords(page, request);
});

test("words typed while the host has no script are there again after a look at another page", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  sky.turn({ changes: (answer, path) => (islandScripts.test(path) ? { ...answer, status: 500 } : answer) });
  await page.goto("/");
  await typeRequest(page, request);
  await page.goto(pagePaths.area(first(areas).slug));
  await page.goto("/");
  await expectWords(page, request);
});
