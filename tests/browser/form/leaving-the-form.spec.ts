import { expect, type Page } from "@playwright/test";
import { attemptsKey } from "../../../src/quote-request/sending/rate-limit";
import { pagePaths } from "../../../src/routes";
import { holdRequests, islandScripts } from "../support/hold-requests";
import {
  control,
  countSent,
  expectArrived,
  expectInForm,
  fillIn,
  liveForm,
  openForm,
  otherWays,
  provider,
  quoteForm,
  someRequest,
  submitButton,
  successToast,
  typeRequest,
} from "../support/quote-form";
import { areaPath } from "../support/site-under-test";
import { test, withoutMotion } from "../support/test";

test.use(withoutMotion);

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
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  return { request, answer };
}

test("A request whose visitor left before the scripts loaded is not sent when they come back", async ({
  page,
}) => {
  const request = someRequest();
  const sent = countSent(page);
  const scriptsMayCome = await holdRequests(page, islandScripts);
  await page.goto("/");
  await typeRequest(page, request);
  await submitButton(page).click();
  await page.goto(pagePaths.privacyPolicy);
  scriptsMayCome();
  await page.goBack();
  await expectInForm(page, request);
  await control(page, "firstName").focus();
  await expect(page.locator(liveForm)).toBeVisible();
  await submitButton(page).click();
  await expectArrived(page, request);
  expect(sent()).toBe(1);
});

test("What is typed while a request is being sent changes nothing, and the caret stays", async ({ page }) => {
  const { request, answer } = await sendUnanswered(page);
  await control(page, "projectDetails").click();
  await page.keyboard.type(" And the hall, please.");
  await expectInForm(page, request);
  await expect(control(page, "projectDetails")).toBeFocused();
  answer();
  await expect(successToast(page)).toBeVisible();
});

test("A visitor who taps a link while a request is being sent is asked, and sees the outcome if they stay", async ({
  page,
}) => {
  const { request, answer } = await sendUnanswered(page);
  const asked = page.waitForEvent("dialog");
  const tapped = otherLink(page).click();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await tapped;
  answer();
  await expectArrived(page, request);
});

test("A visitor who leaves anyway finds their text in the form later, and the attempt counts", async ({
  page,
}) => {
  const { request } = await sendUnanswered(page);
  page.once("dialog", (dialog) => dialog.accept());
  await otherLink(page).click();
  await expect(quoteForm(page)).toHaveCount(0);
  const attempts = await page.evaluate((key) => JSON.parse(localStorage[key]), attemptsKey);
  expect(attempts).toEqual({ [request.email]: [expect.any(Number)] });
  await page.goBack();
  await expectInForm(page, request);
});

test("A request survives another page, a submit without a network and a reload, and then arrives once", async ({
  page,
  context,
}) => {
  const request = someRequest();
  await openForm(page);
  await fillIn(page, request);
  await page.goto(areaPath);
  await openForm(page);
  await expectInForm(page, request);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(otherWays(page)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expectInForm(page, request);
  await submitButton(page).click();
  await expectArrived(page, request);
});

test.describe("A draft", () => {
  test("shows at once after a reload, before anything is touched", async ({ page }) => {
    const request = someRequest();
    const note = page.locator("#quote-projectDetails-note");
    await openForm(page);
    await fillIn(page, request);
    await page.reload();
    await expectInForm(page, request);
    await expect(page.locator(liveForm)).toHaveCount(0);
    // No script has counted the draft yet, so the note with the characters left stays hidden.
    await expect(note).toBeHidden();
    await control(page, "lastName").click();
    await expect(page.locator(liveForm)).toBeVisible();
    await expect(note).toContainText(String(1000 - request.projectDetails.length));
    await expectInForm(page, request);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
    expect(kept).not.toContain(request.lastName);
  });

  test("does not bring back what was deleted before hydration", async ({ page }) => {
    await openForm(page);
    await fillIn(page, someRequest());
    await page.reload();
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await control(page, "phone").fill("");
    scriptsMayCome();
    await expect(page.locator(liveForm)).toBeVisible();
    await expect(control(page, "phone")).toHaveValue("");
  });
});
