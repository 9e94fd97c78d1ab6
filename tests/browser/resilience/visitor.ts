import { expect, type Locator, type Page } from "@playwright/test";
import { control, fields, type SomeRequest, submitButton } from "../form/quote-form";
import { boxOf } from "../pointer";
import { formText } from "../words";

/** Rolls the page with the wheel until something is in the middle of the window, and taps it there, as a person does. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  // The form is missing for a moment while React replaces it.
  await expect(async () => {
    const before = await boxOf(target);
    const away = before.y + Math.min(before.height, height / 2) / 2 - height / 2;
    if (Math.abs(away) > height / 4) await page.mouse.wheel(0, away);
    expect(Math.abs(away)).toBeLessThanOrEqual(height / 4);
    const { x, y, width, height: tall } = await boxOf(target);
    await page.mouse.click(x + width / 2, y + Math.min(tall, height / 2) / 2);
  }).toPass({ intervals: [50, 100] });
}

/** Taps the first field and types, and goes on from field to field. */
export async function typeRequest(page: Page, request: SomeRequest): Promise<void> {
  await tap(page, control(page, "firstName"));
  for (const field of fields) {
    await control(page, field).focus();
    await page.keyboard.insertText(request[field]);
  }
}

export async function send(page: Page): Promise<void> {
  await tap(page, submitButton(page));
}

export async function expectOtherWays(page: Page): Promise<void> {
  const trouble = page.getByRole("status").filter({ hasText: formText("formUnavailable") });
  await expect(trouble.getByRole("link", { name: formText("callAction") })).toBeVisible();
}
