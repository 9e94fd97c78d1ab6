import { expect, type Page } from "@playwright/test";
import { whatsAppLabel } from "../../../src/content/values/phone-formats";
import { company } from "../../support/built-content";
import { boxOf } from "../support/positions";
import { control, openForm, quoteForm, submitButton } from "../support/quote-form";
import { test, withoutMotion } from "../support/test";

test.use({ ...withoutMotion, viewport: { width: 390, height: 780 } });

test.describe("The call bar", () => {
  const bar = (page: Page) => page.locator("aside").filter({ has: page.locator('a[href^="tel:"]') });

  test("hides while a field has focus, and comes back; desktops have WhatsApp in the top bar", async ({
    page,
  }) => {
    await page.goto("/#contact");
    await expect(bar(page)).toBeVisible();
    await control(page, "email").click();
    await expect(bar(page)).toBeHidden();
    await page.locator("#contact h2").click();
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: whatsAppLabel })).toBeVisible({
      visible: Boolean(company.whatsapp),
    });
  });

  test("does not come back under the finger that presses the submit button", async ({ page }) => {
    await openForm(page);
    await control(page, "projectDetails").click();
    await submitButton(page).evaluate((element) => {
      const top = element.getBoundingClientRect().bottom - window.innerHeight + 8;
      window.scrollBy({ top, behavior: "instant" });
    });
    const box = await boxOf(submitButton(page));
    // The delay is the time that a finger stays down.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 120 });
    await expect(quoteForm(page).getByRole("region").first()).toBeFocused();
  });
});
