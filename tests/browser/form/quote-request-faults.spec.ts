import { expect, type Page } from "@playwright/test";
import { blockStorage } from "../blocked-storage";
import { withoutMotion } from "../site-under-test";
import { test } from "../test";
import { formText } from "../words";
import {
  closeToast,
  control,
  expectWords,
  failure,
  messagesFrom,
  openForm,
  otherWays,
  rateLimited,
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

test("off line, six tries lose nothing and lock nobody out: the next, on line, is sent once", async ({
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

test("a form whose code cannot be loaded keeps what was typed, offers other ways, and sends once when it can, at the next touch", async ({
  page,
  context,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await context.setOffline(true);
  const request = await submit(page);
  const trouble = page.getByRole("status").filter({ hasText: formText("formUnavailable") });
  await expect(trouble.getByRole("link", { name: formText("callLink") })).toBeVisible();
  await expectWords(page, request);
  await context.setOffline(false);
  await control(page, "firstName").click();
  await expect(success(page)).toBeVisible();
  await expect(trouble).toBeHidden();
  expect(await messagesFrom(request.email)).toHaveLength(1);
});

test("a browser that blocks storage sends the request and still counts attempts", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(blockStorage);
  await openForm(page);
  const request = someRequest();
  for (let attempt = 1; attempt <= 3; attempt++) {
    await submit(page, request);
    await expect(success(page)).toBeVisible();
    await closeToast(page);
  }
  await submit(page, request);
  await expect(rateLimited(page)).toBeVisible();
  expect(await messagesFrom(request.email)).toHaveLength(3);
  expect(errors).toEqual([]);
});
