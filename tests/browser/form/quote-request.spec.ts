import { expect } from "@playwright/test";
import { submittingLabel } from "../../../src/quote-request/form/words";
import { company } from "../../support/built-content";
import { formWords } from "../../support/form-words";
import { holdRequests } from "../support/hold-requests";
import {
  closeToast,
  control,
  countSent,
  expectArrived,
  expectEmptyForm,
  expectInForm,
  fields,
  fillIn,
  messagesFrom,
  openForm,
  provider,
  quoteForm,
  rateLimitToast,
  receipt,
  someRequest,
  submit,
  submitButton,
  successToast,
} from "../support/quote-form";
import { test, withoutMotion } from "../support/test";

test.use(withoutMotion);

test.describe("A quote request", () => {
  test("arrives in the company's inbox with exactly seven parameters, as the specification posts it", async ({
    page,
  }) => {
    await openForm(page);
    const posted = page.waitForRequest(provider);
    const request = await submit(page);
    await expect(successToast(page)).toContainText(formWords.sent.description);
    expect(await messagesFrom(request.email)).toEqual([{ ...request, to_email: company.email }]);
    const body = Object.keys((await posted).postDataJSON()).sort();
    expect(body).toEqual(["lib_version", "service_id", "template_id", "template_params", "user_id"]);
  });

  test("leaves a receipt that takes focus: what was sent, and copies of it", async ({ page }) => {
    await openForm(page);
    const request = await submit(page, {
      ...someRequest(),
      projectDetails: "A <wet> room,\nwalls and floor.",
    });
    await expect(receipt(page)).toBeFocused();
    await expect(receipt(page).getByRole("definition")).toHaveText([
      ...fields.slice(0, -1).map((field) => request[field]),
      "A wet room, walls and floor.",
    ]);
    const copy = receipt(page).getByRole("link", { name: "Email me a copy" });
    const address = new URL((await copy.getAttribute("href")) ?? "");
    expect(address.pathname).toBe(request.email);
    expect(address.searchParams.get("body")).toContain(request.address);
  });

  test("empties the form, which stays below the receipt, and the back button does not bring the words back", async ({
    page,
  }) => {
    await openForm(page);
    const request = await submit(page);
    await expect(receipt(page)).toBeFocused();
    await expect(page.getByRole("heading", { name: "Send another request" })).toBeVisible();
    await expectEmptyForm(page);
    await page.goto("/areas-covered");
    await page.goBack();
    await expectEmptyForm(page);
    const second = await submit(page);
    await expect(receipt(page)).toContainText(second.email);
    for (const { email } of [request, second]) expect(await messagesFrom(email)).toHaveLength(1);
  });

  test("can be made with the keyboard alone", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    for (const field of fields) {
      await page.keyboard.type(request[field]);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expectArrived(page, request);
  });

  test("that is clicked three times and sent by Enter is sent once, and meanwhile the button says 'Submitting...'", async ({
    page,
  }) => {
    const request = someRequest();
    const sent = countSent(page);
    const answer = await holdRequests(page, provider);
    await openForm(page);
    await fillIn(page, request);
    await submitButton(page).click({ clickCount: 3 });
    await control(page, "phone").press("Enter");
    await expect(submitButton(page)).toHaveText(submittingLabel);
    await expect(submitButton(page)).toBeDisabled();
    await expect(quoteForm(page)).toHaveAttribute("aria-busy", "true");
    answer();
    await expectArrived(page, request);
    expect(sent()).toBe(1);
  });

  test("that is the fourth from one address in fifteen minutes has to wait, in every tab and after a reload", async ({
    page,
    context,
  }) => {
    const request = someRequest();
    const other = await context.newPage();
    await openForm(page);
    await openForm(other);
    for (const tab of [page, other, page]) {
      await submit(tab, request);
      await expect(successToast(tab)).toBeVisible();
      await closeToast(tab);
    }
    const fourth = await submit(other, { ...request, email: request.email.toUpperCase() });
    await expect(rateLimitToast(other)).toBeVisible();
    await expectInForm(other, fourth);
    await page.reload();
    await openForm(page);
    await submit(page, request);
    await expect(rateLimitToast(page)).toContainText(formWords.rateLimited.description);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const word of [request.phone, request.lastName]) expect(kept).not.toContain(word);
    expect(await messagesFrom(request.email)).toHaveLength(3);
  });
});
