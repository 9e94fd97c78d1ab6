import { createServer } from "node:http";
import type { Socket } from "node:net";
import { expect, type Page } from "@playwright/test";
import { blockStorage } from "../blocked-storage";
import { holdRequests } from "../hold-requests";
import { withoutMotion } from "../site-under-test";
import { test } from "../test";
import { formText } from "../words";
import {
  closeToast,
  control,
  expectArrived,
  expectWords,
  failure,
  fillIn,
  messagesFrom,
  openForm,
  otherWays,
  provider,
  type SomeRequest,
  someRequest,
  submit,
  submitButton,
  success,
} from "./quote-form";

test.use(withoutMotion);

/** Expects the failure toast, every value kept, the other ways offered, and nothing in the inbox. */
async function expectNothingLost(page: Page, request: SomeRequest): Promise<void> {
  await expect(failure(page)).toContainText(formText("failure.description"));
  await expectWords(page, request);
  await expect(otherWays(page)).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  expect(await messagesFrom(request.email)).toEqual([]);
}

const http = (...lines: readonly string[]) => `HTTP/1.1 ${lines.join("\r\n")}\r\n\r\n`;

/** Faults of a mail provider, or of the network on the way to it. */
const faults: Readonly<Record<string, (socket: Socket) => void>> = {
  "cuts the connection before it answers": (socket) => socket.destroy(),
  "cuts the connection in the first line": (socket) => socket.end("HTT"),
  "cuts the connection in the middle of the body": (socket) =>
    socket.end(`${http("200 OK", "Content-Type: text/plain", "Content-Length: 100")}O`),
  "answers with something that is not HTTP": (socket) => socket.end("\u0000\u0001 good morning \r\n\r\n"),
  "announces compressed text and sends none": (socket) =>
    socket.end(`${http("200 OK", "Content-Encoding: gzip", "Content-Length: 7")}not zip`),
  "sends the visitor round in circles": (socket) =>
    socket.end(http("307 Temporary Redirect", "Location: /api/v1.0/email/send", "Content-Length: 0")),
};

test.describe("When the mail provider is at fault", () => {
  test("any answer but the provider's success keeps the request in the form, and says so", async ({
    page,
  }) => {
    let answer = { status: 0, body: "" };
    await page.route(provider, (route) => route.fulfill(answer));
    await openForm(page);
    await fillIn(page, someRequest());
    for (answer of [
      ...[300, 403, 429, 451, 503].map((status) => ({ status, body: "No" })),
      { status: 200, body: "<html><p>Welcome to the hotel. Please log in." },
      { status: 200, body: "\n<!DOCTYPE html><title>Blocked" },
    ])
      await test.step(`status ${answer.status} with ${answer.body}`, async () => {
        // Use another address each time, so that the rate limit does not stop it.
        const request = someRequest();
        await control(page, "email").fill(request.email);
        await submitButton(page).click();
        await expectNothingLost(page, request);
        await closeToast(page);
      });
  });

  test("a broken connection to it loses nothing", async ({ page }) => {
    let misbehave: (socket: Socket) => void = (socket) => socket.destroy();
    const server = createServer((request) => misbehave(request.socket));
    await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
    const { port } = Object(server.address());
    await page.route(provider, (route) =>
      route.continue({ url: `http://127.0.0.1:${port}/api/v1.0/email/send` }),
    );
    await openForm(page);
    await fillIn(page, someRequest());
    for (const [what, fault] of Object.entries(faults))
      await test.step(`that ${what}`, async () => {
        misbehave = fault;
        const request = someRequest();
        await control(page, "email").fill(request.email);
        await submitButton(page).click();
        await expectNothingLost(page, request);
        await closeToast(page);
      });
    server.close();
  });

  test("a provider that never answers is given up after 15 seconds, and its late answer changes nothing", async ({
    page,
  }) => {
    await page.clock.install();
    const answer = await holdRequests(page, provider);
    await openForm(page);
    const request = await submit(page);
    await expect(submitButton(page)).toHaveText(formText("submitting"));
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

test("Six attempts without a network lose nothing and do not count: the next, with a network, is sent once", async ({
  page,
  context,
}) => {
  await openForm(page);
  await context.setOffline(true);
  const request = await submit(page);
  const again = page.getByRole("button", { name: formText("tryAgain"), exact: true });
  for (let attempt = 2; attempt <= 6; attempt++) {
    await expect(otherWays(page)).toBeFocused();
    await again.click();
    await expect(failure(page)).toBeVisible();
    await expect(again).toBeVisible();
  }
  await expectNothingLost(page, request);
  await context.setOffline(false);
  await again.click();
  await expect(success(page)).toBeVisible();
  expect(await messagesFrom(request.email)).toHaveLength(1);
});

/** Faults of a browser's storage, in force before the page's own scripts run. */
const storages: Readonly<Record<string, () => void>> = {
  "blocks storage": blockStorage,
  "has no room in its storage": () => {
    for (const store of [window.localStorage, window.sessionStorage])
      for (let size = 1 << 22; size >= 1; size >>= 1)
        try {
          for (;;) store.setItem(`full-${Math.random()}`, "x".repeat(size));
        } catch {}
  },
};

for (const [what, fail] of Object.entries(storages))
  test(`a browser that ${what} sends the request, and no script fails`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(fail);
    await openForm(page);
    await expectArrived(page, await submit(page));
    expect(errors).toEqual([]);
  });
