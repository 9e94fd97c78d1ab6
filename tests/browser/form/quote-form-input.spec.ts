import { expect } from "@playwright/test";
import { messages, namesInMessages } from "../../../src/quote-request/rules/quote-request-schema";
import { boxOf } from "../support/positions";
import {
  button,
  control,
  expectArrived,
  fields,
  fillIn,
  messagesFrom,
  openForm,
  quoteForm,
  someRequest,
  submit,
  submitButton,
  successToast,
} from "../support/quote-form";
import { test, withoutMotion } from "../support/test";

test.use(withoutMotion);

test.describe("An incomplete quote request", () => {
  test("names every error in a summary that takes focus and leads to the fields", async ({ page }) => {
    await openForm(page);
    await submitButton(page).click();
    const summary = page.getByRole("region", { name: "There is a problem" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      ...fields.slice(0, -1).map((field) => messages.required(namesInMessages[field])),
      messages.tooShort,
    ]);
    await summary.getByRole("link", { name: messages.required(namesInMessages.email) }).click();
    await expect(control(page, "email")).toBeFocused();
    expect(new URL(page.url()).search).toBe("");
  });

  test("shows no message before the first submit, and loses each when its field is corrected; the title says 'Error' meanwhile", async ({
    page,
  }) => {
    await openForm(page);
    await fillIn(page, { ...someRequest(), firstName: "1" });
    await expect(
      quoteForm(page).getByText(messages.invalidCharacters(namesInMessages.firstName)),
    ).toHaveCount(0);
    await submitButton(page).click();
    await expect(control(page, "firstName")).toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveTitle(/^Error: (?!Error)/);
    await control(page, "firstName").fill("Ann");
    await expect(control(page, "firstName")).not.toHaveAttribute("aria-invalid", "true");
    await expect(page).not.toHaveTitle(/^Error: /);
  });
});

test.describe("What a visitor writes", () => {
  test("arrives as it is in Arabic, with emoji and with line breaks", async ({ page }) => {
    const request = {
      ...someRequest(),
      firstName: "فاطمة",
      lastName: "الزهراء",
      projectDetails: "حمام صغير، حوالي ٤ أمتار مربعة 🛁\nThe 👨‍👩‍👧 bathroom upstairs, please.",
    };
    await openForm(page);
    await fillIn(page, request);
    await expect(control(page, "firstName")).toHaveCSS("direction", "rtl");
    await submitButton(page).click();
    await expectArrived(page, request);
    expect(await messagesFrom(request.email)).toMatchObject([request]);
  });

  test("may be 1,000 characters long; with 1,001 the form says how many are too many and does not send", async ({
    page,
  }) => {
    const details = "tiles ".repeat(166).padEnd(1001, "x");
    await openForm(page);
    const { email } = await submit(page, { ...someRequest(), projectDetails: details });
    await expect(quoteForm(page).getByText("Characters over the limit: 1")).toBeVisible();
    await expect(control(page, "projectDetails")).toHaveAccessibleDescription(
      new RegExp(messages.tooLong(namesInMessages.projectDetails, 1000)),
    );
    expect(await messagesFrom(email)).toEqual([]);
    const area = control(page, "projectDetails");
    // No key moves the cursor to the end on every system.
    await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(1001, 1001));
    await area.press("Backspace");
    await expect(quoteForm(page).getByText("Characters left: 0")).toBeVisible();
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(await messagesFrom(email)).toMatchObject([{ projectDetails: details.slice(0, 1000) }]);
  });

  for (const events of [[], ["input"], ["input", "change"]])
    test(`is sent as the fields show it if a password manager writes it and fires ${events.join(" and ") || "no event"}`, async ({
      page,
    }) => {
      await openForm(page);
      const request = someRequest();
      await fillIn(page, { ...request, phone: "07700 900123", email: "" });
      for (const field of ["phone", "email"] as const)
        await control(page, field).evaluate(
          (element: HTMLInputElement, [value, names]) => {
            element.value = value;
            for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
          },
          [request[field], events] as const,
        );
      await submitButton(page).click();
      await expectArrived(page, request);
      expect((await messagesFrom(request.email))[0]).toMatchObject({ phone: request.phone });
    });
});

test("The text area for the project is at least 120 pixels high", async ({ page }) => {
  await page.goto("/#contact");
  const { height } = await boxOf(control(page, "projectDetails"));
  expect(height).toBeGreaterThanOrEqual(120);
});

test("An address that the form refuses is corrected with one tap", async ({ page }) => {
  const offered = "14-2 Kings Road";
  await openForm(page);
  const request = await submit(page, { ...someRequest(), address: "14/2 King's Road" });
  const wrong = page.locator("#quote-address-error");
  await expect(wrong).toBeVisible();
  await button(page, `Use: ${offered}`).click();
  await expect(control(page, "address")).toHaveValue(offered);
  await expect(control(page, "address")).toBeFocused();
  await expect(wrong).toHaveCount(0);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(await messagesFrom(request.email)).toMatchObject([{ ...request, address: offered }]);
});

test("Ctrl+Z brings back the address that was typed before a correction was taken", async ({ page }) => {
  await openForm(page);
  await submit(page, { ...someRequest(), address: "24/26 Kings Road" });
  await button(page, "Use: 24-26 Kings Road").click();
  await expect(control(page, "address")).toHaveValue("24-26 Kings Road");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(control(page, "address")).toHaveValue("24/26 Kings Road");
});
