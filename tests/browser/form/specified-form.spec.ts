import { expect } from "@playwright/test";
import { withoutMotion } from "../site-under-test";
import { published, test } from "../test";
import {
  closeToast,
  control,
  expectEmpty,
  expectWords,
  openForm,
  provider,
  quoteForm,
  submit,
  submitButton,
} from "./quote-form";

/** The states and the toasts of the quote form, in the specification's own words (points 4, 7 and 8). */
test.describe("The specification's quote form", published, () => {
  test.use(withoutMotion);

  test("is emptied after success, with a toast, and can be used again", async ({ page }) => {
    await openForm(page);
    await submit(page);
    const toast = page.getByRole("status").filter({ hasText: "Quote request submitted!" });
    await expect(toast).toContainText(
      "Thank you for your inquiry. We'll contact you within 24 hours with your free quote.",
    );
    await expect(quoteForm(page)).toBeVisible();
    await expectEmpty(page);
    await expect(submitButton(page)).toBeEnabled();
    await submit(page);
    await expectEmpty(page);
  });

  test("keeps its values after a failure, and names the phone number", async ({ page }) => {
    await page.route(provider, (route) => route.fulfill({ status: 500, body: "" }));
    await openForm(page);
    const request = await submit(page);
    const toast = page.getByRole("alert").filter({ hasText: "Submission failed" });
    await expect(toast).toContainText("Please try again or contact us directly at 07700 900123.");
    await expectWords(page, request);
  });

  test("sends nothing more after three requests in a quarter of an hour", async ({ page }) => {
    await openForm(page);
    const request = await submit(page);
    for (let more = 0; more < 2; more++) {
      await closeToast(page);
      await expectEmpty(page);
      await submit(page, request);
      await expect(page.getByRole("status").filter({ hasText: "Quote request submitted!" })).toBeVisible();
    }
    await page.route(provider, () => {
      throw new Error("It was sent.");
    });
    await closeToast(page);
    await submit(page, request);
    const toast = page.getByRole("status").filter({ hasText: "Too many attempts" });
    await expect(toast).toContainText("Please wait 15 minutes before submitting again.");
    await expectWords(page, request);
  });

  test("gives its text area a height of 120 pixels or more", async ({ page }) => {
    await openForm(page);
    const box = await control(page, "projectDetails").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(120);
  });
});
