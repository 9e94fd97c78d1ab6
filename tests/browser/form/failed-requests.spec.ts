import { expect, type Page } from "@playwright/test";
import { submittingLabel } from "../../../src/quote-request/form/words";
import { formWords } from "../../support/form-words";
import { holdRequests } from "../support/hold-requests";
import {
  control,
  expectArrived,
  expectInForm,
  failureToast,
  messagesFrom,
  openForm,
  otherWays,
  provider,
  type SomeRequest,
  submit,
  submitButton,
  successToast,
} from "../support/quote-form";
import { test, withoutMotion } from "../support/test";

test.use(withoutMotion);

/** Expects the failure toast, every value kept, the other ways offered, and nothing in the inbox. */
async function expectNothingLost(page: Page, request: SomeRequest): Promise<void> {
  await expect(failureToast(page)).toContainText(formWords.failed.description);
  await expectInForm(page, request);
  await expect(otherWays(page)).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  expect(await messagesFrom(request.email)).toEqual([]);
}

test.describe("When the mail provider is at fault", () => {
  test("an answer that is not the provider's success keeps the request in the form, and says so", async ({
    page,
  }) => {
    const loginPage = "<html><p>Welcome to the hotel. Please log in.";
    await page.route(provider, (route) => route.fulfill({ status: 200, body: loginPage }));
    await openForm(page);
    await expectNothingLost(page, await submit(page));
  });

  test("a provider that never answers is given up after 15 seconds, and its late answer changes nothing", async ({
    page,
  }) => {
    await page.clock.install();
    const answer = await holdRequests(page, provider);
    await openForm(page);
    const request = await submit(page);
    await expect(submitButton(page)).toHaveText(submittingLabel);
    await page.clock.fastForward(9_000);
    await expect(submitButton(page)).toBeDisabled();
    await page.clock.fastForward(6_000);
    await expectNothingLost(page, request);
    const answered = page.waitForResponse(provider);
    answer();
    await (await answered).finished();
    // An answer that arrives after this time finds the page as it was.
    await page.clock.runFor(1_000);
    await expect(failureToast(page)).toBeVisible();
    await expect(successToast(page)).toHaveCount(0);
    await expect(control(page, "email")).toHaveValue(request.email);
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });
});

test("Six attempts without a network lose nothing and do not count: with a network the next is sent once", async ({
  page,
  context,
}) => {
  await openForm(page);
  await context.setOffline(true);
  const request = await submit(page);
  const again = page.getByRole("button", { name: "Try again", exact: true });
  for (let attempt = 2; attempt <= 6; attempt++) {
    await expect(otherWays(page)).toBeFocused();
    await again.click();
    await expect(failureToast(page)).toBeVisible();
    await expect(again).toBeVisible();
  }
  await expectNothingLost(page, request);
  await context.setOffline(false);
  await again.click();
  await expect(successToast(page)).toBeVisible();
  expect(await messagesFrom(request.email)).toHaveLength(1);
});

test("A browser that blocks storage sends the request, and no script fails", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(blockStorage);
  await openForm(page);
  await expectArrived(page, await submit(page));
  expect(errors).toEqual([]);
});

/** Runs in the page before its own scripts. Browsers block storage like this in some private windows. */
function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
}
