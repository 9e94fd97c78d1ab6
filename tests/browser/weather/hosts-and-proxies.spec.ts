import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { pagePaths } from "../../../src/routes/page-paths";
import { areas, first } from "../../published/published-content";
import { closeToast, expectArrived, expectWords, messagesFrom, someRequest } from "../form/quote-form";
import { islandScripts } from "../site-under-test";
import { formText } from "../words";
import { expectOtherWays, formProps, formScript, send, typeRequest } from "./visitor";
import { test } from "./weather";
import { type Answer, fairWeather, startWeather, type Weather } from "./weather-proxy";

const packedTwice = (body: Buffer) => gzipSync(gzipSync(body));

const withHeaders = (answer: Answer, headers: Record<string, string>) => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

const longAgo = "Thu, 01 Jan 1970 00:00:00 GMT";

/** Changes by hosts and proxies that pages must survive. */
const harmless: Readonly<Record<string, Weather["changes"]>> = {
  "a host whose clock stands in 1970": (answer) =>
    withHeaders(answer, { date: longAgo, "last-modified": longAgo }),
  "a proxy that strips headers": (answer) => ({
    ...answer,
    headers: { "content-type": (answer.headers["content-type"] ?? "").replace(/;.*/, "") },
  }),
  "a proxy that packs twice and says so": (answer) => ({
    ...withHeaders(answer, { "content-encoding": "gzip, gzip" }),
    body: packedTwice(answer.body),
  }),
};

for (const [what, changes] of Object.entries(harmless))
  test(`behind ${what} a request arrives with every letter, and foreign script does not run`, async ({
    page,
    sky,
  }) => {
    const request = someRequest();
    sky.turn({ ...(changes ? { changes } : {}) });
    await page.goto("/");
    await page.reload();
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'Foreign'";
      document.body.append(script);
    });
    await expect(page).not.toHaveTitle("Foreign");
    await typeRequest(page, request);
    await send(page);
    await expectArrived(page, request);
    expect(await messagesFrom(request.email)).toMatchObject([request]);
  });

test("a machine whose only address is IPv6 serves a site from which a request arrives", async ({ page }) => {
  const request = someRequest();
  const proxy = await startWeather(fairWeather, "::1");
  await page.goto(proxy.origin);
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
  await proxy.stop();
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

const formFiles = Object.entries({ script: formScript, "file of props": formProps });
const failedFiles = formFiles.flatMap(([name, address]) =>
  Object.entries(failures).map(([what, fail]) => ({ name, address, what, fail })),
);

for (const { name, address, what, fail } of failedFiles)
  test(`where the form's ${name} ${what}, the words stay, other ways are shown, and the request arrives once when it comes`, async ({
    page,
    sky,
  }) => {
    const request = someRequest();
    await page.goto("/", { waitUntil: "networkidle" });
    sky.turn({ changes: (answer, path) => (path.startsWith(address) ? fail(answer) : answer) });
    let reloads = 0;
    page.on("request", (asked) => {
      if (asked.isNavigationRequest()) reloads += 1;
    });
    await typeRequest(page, request);
    await send(page);
    await expectOtherWays(page);
    await page.waitForRequest((asked) => new URL(asked.url()).pathname === address);
    await expectOtherWays(page);
    await expectWords(page, request);
    sky.turn({});
    await expectArrived(page, request);
    expect(reloads).toBeLessThanOrEqual(1);
  });

test("where the form's script is never answered, other ways are shown after fifteen seconds, and the request arrives once when it comes", async ({
  page,
}) => {
  const request = someRequest();
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  const isMissing = (url: URL) => url.pathname === formScript;
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

for (const year of [1971, 2071])
  test(`a visitor whose clock stands in ${year} sees no broken date and sends a request`, async ({
    page,
  }) => {
    const request = someRequest();
    await page.clock.install({ time: new Date(Date.UTC(year, 1, 3, 10)) });
    await page.goto("/");
    await expect(page.locator("body")).not.toContainText(/NaN|Invalid|undefined/);
    await typeRequest(page, request);
    await send(page);
    await expectArrived(page, request);
  });

test("a clock that is put back a year between attempts locks nobody out", async ({ page }) => {
  const request = someRequest();
  await page.goto("/");
  for (const year of [2031, 2030, 2029, 2028]) {
    await page.clock.setFixedTime(new Date(`${year}-05-01T10:00Z`));
    await typeRequest(page, request);
    await send(page);
    await expect(page.getByText(formText("success.title"))).toBeVisible();
    await closeToast(page);
  }
});
