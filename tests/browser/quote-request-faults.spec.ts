import { expect, type Page } from "@playwright/test";
import { breakProvider, faults } from "./faulty-provider";
import { holdRequests } from "./hold-requests";
import {
  control,
  fields,
  fillIn,
  messagesFrom,
  openForm,
  quoteForm,
  type SomeRequest,
  someRequest,
  submitButton,
} from "./quote-form";
import { islandScripts, withoutMotion } from "./site-under-test";
import { test } from "./test";
import { said } from "./words";

test.use(withoutMotion);

const provider = "**/api/v1.0/email/send";

const failure = (page: Page) => page.getByRole("alert").filter({ hasText: said("failure.title") });
const success = (page: Page) => page.getByRole("status").filter({ hasText: said("success.title") });

/** The failure toast, every value kept, the other ways offered, and nothing in the inbox. */
async function expectNothingLost(page: Page, request: SomeRequest): Promise<void> {
  await expect(failure(page)).toContainText(said("failure.description"));
  for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
  await expect(page.getByRole("heading", { name: said("otherWaysTitle") })).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  expect(await messagesFrom(request.email)).toEqual([]);
}

/** Fills in the same request four times: three arrive, the fourth is stopped by the rate limit. */
async function expectThreeToBeSentAndOneStopped(page: Page): Promise<void> {
  await openForm(page);
  const request = someRequest();
  for (let attempt = 1; attempt <= 3; attempt++) {
    await fillIn(page, request);
    await submitButton(page).click();
    await expect(success(page)).toBeVisible();
    await page.getByRole("button", { name: said("close") }).click();
  }
  await fillIn(page, request);
  await submitButton(page).click();
  await expect(page.getByText(said("rateLimit.title"))).toBeVisible();
  expect(await messagesFrom(request.email)).toHaveLength(3);
}

async function valuesOnScreen(page: Page): Promise<Record<string, unknown>> {
  return quoteForm(page).evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
}

/** Fills in and submits; each attempt from another address, so that the rate limit is not what stops it. */
async function submitNew(page: Page): Promise<SomeRequest> {
  const request = someRequest();
  await fillIn(page, request);
  await submitButton(page).click();
  return request;
}

test.describe("When the mail provider is at fault", () => {
  test("every answer that is no success, or not the provider's, keeps the request and says so", async ({
    page,
  }) => {
    let answer = { status: 0, body: "" };
    await page.route(provider, (route) => route.fulfill(answer));
    await openForm(page);
    await fillIn(page, someRequest());
    for (answer of [
      ...[300, 403, 429, 451, 503].map((status) => ({ status, body: "No" })),
      { status: 200, body: "<html><p>Welcome to the hotel. Please log in." },
      { status: 200, body: '{"broken":' },
    ]) {
      await test.step(`status ${answer.status} with ${JSON.stringify(answer.body)}`, async () => {
        const { email } = someRequest();
        await control(page, "email").fill(email);
        const before = await valuesOnScreen(page);
        await submitButton(page).click();
        await expect(failure(page)).toBeVisible();
        expect(await valuesOnScreen(page)).toEqual({ ...before, email });
        await page.getByRole("button", { name: said("close") }).click();
      });
    }
  });

  test("the provider's own answers of success count", async ({ page }) => {
    let answer = { status: 200, body: "" };
    await page.route(provider, (route) => route.fulfill(answer));
    await openForm(page);
    for (answer of [
      { status: 200, body: "" },
      { status: 201, body: "OK" },
      { status: 204, body: "" },
    ]) {
      await test.step(`status ${answer.status} with ${JSON.stringify(answer.body)}`, async () => {
        await submitNew(page);
        await expect(success(page)).toBeVisible();
        for (const field of fields) await expect(control(page, field)).toHaveValue("");
        await page.getByRole("button", { name: said("close") }).click();
      });
    }
  });

  for (const [fault, misbehave] of Object.entries(faults)) {
    test(`a provider that ${fault} loses nothing`, async ({ page }) => {
      const mend = await breakProvider(page, misbehave);
      await openForm(page);
      await expectNothingLost(page, await submitNew(page));
      mend();
    });
  }

  test("a provider that never answers is given up after 15 seconds, and its late answer changes nothing", async ({
    page,
  }) => {
    await page.clock.install();
    const answer = await holdRequests(page, provider);
    await openForm(page);
    const request = await submitNew(page);
    await expect(submitButton(page)).toHaveText(said("submitting"));
    await page.clock.fastForward(9_000);
    await expect(submitButton(page)).toBeDisabled();
    await page.clock.fastForward(6_000);
    await expectNothingLost(page, request);
    const answered = page.waitForResponse(provider);
    answer();
    await (await answered).finished();
    await expect(failure(page)).toBeVisible();
    await expect(success(page)).toHaveCount(0);
    await expect(control(page, "email")).toHaveValue(request.email);
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });
});

test.describe("When the visitor's network is at fault", () => {
  test("a request made off line is kept and arrives once when tried again on line", async ({
    page,
    context,
  }) => {
    await openForm(page);
    await context.setOffline(true);
    const request = await submitNew(page);
    await expectNothingLost(page, request);
    await context.setOffline(false);
    await submitButton(page).click();
    await expect(success(page)).toBeVisible();
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });

  test("impatient double and triple clicks on a slow network send one message", async ({ page }) => {
    await openForm(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 800,
      downloadThroughput: 6_000,
      uploadThroughput: 6_000,
    });
    for (const clickCount of [2, 3]) {
      const request = someRequest();
      await fillIn(page, request);
      await submitButton(page).click({ clickCount });
      await control(page, "phone").press("Enter");
      await expect(success(page)).toBeVisible();
      expect(await messagesFrom(request.email)).toHaveLength(1);
      await page.getByRole("button", { name: said("close") }).click();
    }
  });

  test("a form whose code cannot be loaded keeps what was typed, offers other ways, and sends once when it can", async ({
    page,
    context,
  }) => {
    const request = someRequest();
    await page.goto("/", { waitUntil: "networkidle" });
    await context.setOffline(true);
    await fillIn(page, request);
    await submitButton(page).click();
    const trouble = page.getByRole("status").filter({ hasText: said("formUnavailable") });
    await expect(trouble.getByRole("link", { name: said("callLink") })).toBeVisible();
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
    await context.setOffline(false);
    await expect(success(page)).toBeVisible();
    await expect(trouble).toBeHidden();
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });

  test("a page whose code cannot be fetched offers other ways, and sends once when it can", async ({
    page,
  }) => {
    await page.route(islandScripts, (route) => route.abort());
    const request = someRequest();
    await page.goto("/#contact");
    await fillIn(page, request);
    await submitButton(page).click();
    await expect(page.getByText(said("formUnavailable"))).toBeVisible();
    await page.unroute(islandScripts);
    await expect(success(page)).toBeVisible();
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });
});

test.describe("When the browser's storage is at fault", () => {
  test("a browser that blocks storage sends the request and still counts attempts", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    await expectThreeToBeSentAndOneStopped(page);
    expect(errors).toEqual([]);
  });

  test("a browser whose storage is full sends the request and still counts attempts", async ({ page }) => {
    await page.addInitScript(() => {
      for (const store of [window.localStorage, window.sessionStorage]) {
        for (let size = 1 << 22; size >= 1; size >>= 1) {
          for (;;) {
            try {
              store.setItem(`full-${Math.random()}`, "x".repeat(size));
            } catch {
              break;
            }
          }
        }
      }
    });
    await expectThreeToBeSentAndOneStopped(page);
  });

  test("two tabs share one count of attempts, and what is kept shows no address", async ({
    page,
    context,
  }) => {
    const request = someRequest();
    const other = await context.newPage();
    await openForm(page);
    await openForm(other);
    for (const tab of [page, other, page]) {
      await fillIn(tab, request);
      await submitButton(tab).click();
      await expect(success(tab)).toBeVisible();
      await tab.getByRole("button", { name: said("close") }).click();
    }
    await fillIn(other, { ...request, email: request.email.toUpperCase() });
    await submitButton(other).click();
    await expect(other.getByText(said("rateLimit.title"))).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(request.email);
    expect(kept).not.toContain(request.lastName);
    expect(await messagesFrom(request.email)).toHaveLength(3);
  });
});
