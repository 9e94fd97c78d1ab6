import { expect, type Page } from "@playwright/test";
import { attemptsKey } from "../../../src/quote-request/sending/rate-limit";
import { pagePaths } from "../../../src/routes";
import { holdRequests } from "../hold-requests";
import { translated } from "../resilience/page-changes";
import { send, tap, typeRequest } from "../resilience/visitor";
import { islandScripts, liveForm, withoutMotion } from "../site-under-test";
import { test } from "../test";
import {
  control,
  expectArrived,
  expectWords,
  fields,
  messagesFrom,
  openForm,
  provider,
  quoteForm,
  someRequest,
  submitButton,
  success,
} from "./quote-form";

test.use(withoutMotion);

/** Near the form, so that it can be in the window's middle. */
const otherLink = (page: Page) =>
  page
    .getByRole("contentinfo")
    .locator(`a[href^="${pagePaths.area("")}"]`)
    .first();

/** Opens the form and sends a request that the provider does not answer yet. */
async function sendUnanswered(page: Page) {
  const request = someRequest();
  const answer = await holdRequests(page, provider);
  await openForm(page);
  await typeRequest(page, request);
  await send(page);
  await expect(submitButton(page)).toBeDisabled();
  return { request, answer };
}

test("a request that was given up before the scripts came is not sent when the visitor comes back", async ({
  page,
}) => {
  const request = someRequest();
  const letGo = await holdRequests(page, islandScripts);
  await page.goto("/", { waitUntil: "networkidle" });
  await typeRequest(page, request);
  await send(page);
  await page.goto(pagePaths.privacyPolicy);
  letGo();
  await page.goBack({ waitUntil: "networkidle" });
  await expectWords(page, request);
  await control(page, "firstName").focus();
  await expect(page.locator(liveForm)).toBeVisible();
  expect(await messagesFrom(request.email)).toEqual([]);
});

test("what is typed while a request is being sent changes nothing, and the caret stays", async ({ page }) => {
  const { request, answer } = await sendUnanswered(page);
  await tap(page, control(page, "projectDetails"));
  await page.keyboard.type(" And the hall, please.");
  await expectWords(page, request);
  await expect(control(page, "projectDetails")).toBeFocused();
  answer();
  await expect(success(page)).toBeVisible();
});

test("a visitor who taps a link while a request is being sent is asked, and sees the outcome if they stay", async ({
  page,
}) => {
  const { request, answer } = await sendUnanswered(page);
  const asked = page.waitForEvent("dialog");
  const tapped = tap(page, otherLink(page));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await tapped;
  answer();
  await expectArrived(page, request);
});

test("a visitor who leaves anyway finds their text in the form later, and the attempt counts", async ({
  page,
}) => {
  const { request } = await sendUnanswered(page);
  page.once("dialog", (dialog) => dialog.accept());
  await tap(page, otherLink(page));
  await expect(quoteForm(page)).toHaveCount(0);
  const attempts = await page.evaluate((key) => JSON.parse(localStorage[key]), attemptsKey);
  expect(attempts).toEqual({ [request.email]: [expect.any(Number)] });
  await page.goBack();
  await expectWords(page, request);
});

test("words on a translated page are all there after a reload, those typed last as well", async ({
  page,
}) => {
  const request = someRequest();
  await page.goto("/", { waitUntil: "networkidle" });
  await translated(page);
  for (const field of fields) {
    await tap(page, control(page, field));
    await page.keyboard.type(request[field]);
    await expect(page.locator(liveForm)).toBeVisible();
  }
  await page.reload({ waitUntil: "networkidle" });
  await expectWords(page, request);
});
