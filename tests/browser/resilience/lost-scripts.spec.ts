import { expect, type Page, type Route } from "@playwright/test";
import { pagePaths } from "../../../src/routes";
import { areas, first } from "../../site/built-content";
import { control, expectArrived, expectWords, messagesFrom, someRequest } from "../form/quote-form";
import { islandScripts, withoutMotion } from "../site-under-test";
import { test } from "../test";
import { expectOtherWays, send, typeRequest } from "./visitor";

test.use(withoutMotion);

const formScript = /\/scripts\/quote-form-/;

const reload = (page: Page) => page.getByRole("link", { name: "Reload the page" }).click();

/** Ways in which a script fails to load. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "is gone": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" }),
  "is cut off": (route) => route.abort("connectionreset"),
};

for (const [what, fail] of Object.entries(failures))
  test(`where the form's script ${what}, the words stay, other ways are shown, and the next touch sends the request once`, async ({
    page,
  }) => {
    const request = someRequest();
    await page.goto("/", { waitUntil: "networkidle" });
    await page.route(formScript, fail);
    await typeRequest(page, request);
    await send(page);
    await expectOtherWays(page);
    await expectWords(page, request);
    await page.unroute(formScript);
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
  await page.route(formScript, (route) => (isAnswered ? route.continue() : undefined));
  await typeRequest(page, request);
  await send(page);
  await page.clock.runFor(16_000);
  await expectOtherWays(page);
  await expectWords(page, request);
  isAnswered = true;
  await reload(page);
  await expectWords(page, request);
  await send(page);
  await expectArrived(page, request);
});

test("where the page's script is gone, a press still sends the request", async ({ page }) => {
  const request = someRequest();
  await page.route(/\/scripts\/page-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/", { waitUntil: "networkidle" });
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
});

test("where no script of the page can be loaded, a press shows other ways, and a reload keeps the words", async ({
  page,
}) => {
  const scripts = /\/scripts\//;
  const request = someRequest();
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.goto("/", { waitUntil: "networkidle" });
  await typeRequest(page, request);
  await send(page);
  await expectOtherWays(page);
  await page.unroute(scripts);
  await reload(page);
  await expectWords(page, request);
  await send(page);
  await expectArrived(page, request);
});

test("words typed while the host has no script are there again after a look at another page", async ({
  page,
}) => {
  const request = someRequest();
  await page.route(islandScripts, (route) => route.fulfill({ status: 500 }));
  await page.goto("/");
  await typeRequest(page, request);
  await page.goto(pagePaths.area(first(areas).slug));
  await page.goto("/");
  await expectWords(page, request);
});

test("where a proxy has removed the page's scripts, a press does nothing, and no word is lost", async ({
  page,
}) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<script(?: type="module"[^>]*)?>.*?<\/script>/gs, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/");
  const request = someRequest();
  await typeRequest(page, request);
  const address = page.url();
  await send(page);
  await expectWords(page, request);
  expect(page.url()).toBe(address);
  expect(await messagesFrom(request.email)).toEqual([]);
});
