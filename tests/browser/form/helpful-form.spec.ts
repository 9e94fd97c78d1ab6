import { expect, type Page } from "@playwright/test";
import { company } from "../../site/built-content";
import { holdRequests } from "../hold-requests";
import { boxOf } from "../pointer";
import { areaPath, islandScripts, liveForm, withoutMotion } from "../site-under-test";
import { test } from "../test";
import { formText } from "../words";
import {
  button,
  closeToast,
  control,
  expectWords,
  fields,
  fillIn,
  messagesFrom,
  openForm,
  otherWays,
  provider,
  quoteForm,
  rateLimited,
  someRequest,
  submit,
  submitButton,
  success,
} from "./quote-form";

test.use({ ...withoutMotion, viewport: { width: 390, height: 780 } });

/** Reads the text that a link of the note carries. */
async function messageOf(page: Page, name: string, parameter: string): Promise<string> {
  const address = await quoteForm(page).getByRole("link", { name }).getAttribute("href");
  return new URL(address ?? "").searchParams.get(parameter)?.replaceAll("\r", "") ?? "";
}

test("A field's error is below it, and its hint above", async ({ page }) => {
  await openForm(page);
  await submitButton(page).click();
  await expect(page.locator("#quote-phone-error")).toBeVisible();
  for (const field of fields) {
    const box = await control(page, field).boundingBox();
    const error = await page.locator(`#quote-${field}-error`).boundingBox();
    if (!box || !error) throw new Error(`${field} is not to be seen`);
    expect(error.y).toBeGreaterThanOrEqual(box.y + box.height);
    expect(error.y).toBeLessThan(box.y + box.height + 16);
    const [hint] = await page.locator(`#quote-${field}-hint`).all();
    const above = await hint?.boundingBox();
    if (above) expect(above.y + above.height).toBeLessThanOrEqual(box.y);
  }
});

test("The text area for the project is at least 120 pixels high", async ({ page }) => {
  await page.goto("/#contact");
  const { height } = await boxOf(control(page, "projectDetails"));
  expect(height).toBeGreaterThanOrEqual(120);
});

test("An address that the form refuses is put right with one tap", async ({ page }) => {
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
  await expect(success(page)).toBeVisible();
  expect(await messagesFrom(request.email)).toMatchObject([{ ...request, address: offered }]);
});

test("Ctrl+Z brings back the address that was typed before a correction was taken", async ({ page }) => {
  await openForm(page);
  await submit(page, { ...someRequest(), address: "24/26 Kings Road" });
  await button(page, "Use: 24-26 Kings Road").click();
  await expect(control(page, "address")).toHaveValue("24-26 Kings Road");
  await page.keyboard.press("Control+z");
  await expect(control(page, "address")).toHaveValue("24/26 Kings Road");
});

test.describe("A draft", () => {
  test("shows at once after a reload and on the way back, before anything is touched", async ({ page }) => {
    const request = someRequest();
    const note = page.locator("#quote-projectDetails-note");
    await openForm(page);
    await fillIn(page, request);
    await page.reload();
    await expectWords(page, request);
    await expect(page.locator(liveForm)).toHaveCount(0);
    // Nothing has counted the draft yet, and a wrong number would be worse than none.
    await expect(note).toBeHidden();
    await page.goto(areaPath);
    await page.goto("/#contact");
    await expectWords(page, request);
    await expect(page.locator(liveForm)).toHaveCount(0);
    await control(page, "lastName").click();
    await expect(page.locator(liveForm)).toBeVisible();
    await expect(note).toContainText(String(1000 - request.projectDetails.length));
    await expectWords(page, request);
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

test.describe("When the mail service fails", () => {
  test("WhatsApp and email carry everything that was typed, and the number is a link", async ({ page }) => {
    await page.route(provider, (route) => route.fulfill({ status: 500, body: "" }));
    await openForm(page);
    const request = await submit(page);
    await expect(otherWays(page)).toBeFocused();
    const messages = [await messageOf(page, formText("emailAction"), "body")];
    if (company.whatsapp) messages.push(await messageOf(page, formText("whatsAppAction"), "text"));
    for (const field of fields) for (const text of messages) expect(text).toContain(request[field]);
    expect(await messageOf(page, formText("emailAction"), "subject")).toContain(request.firstName);
    await expect(quoteForm(page).getByRole("link", { name: formText("callAction") })).toBeVisible();
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", /^tel:\+44/);
  });

  test("and too many attempts were made, the form offers the same links", async ({ page }) => {
    await page.route(provider, (route) => route.fulfill({ status: 400, body: "" }));
    await openForm(page);
    const request = await submit(page);
    for (let attempt = 2; attempt <= 4; attempt++) {
      await expect(otherWays(page)).toBeFocused();
      await closeToast(page);
      await submitButton(page).click();
      await expect(submitButton(page)).toBeEnabled();
    }
    await expect(rateLimited(page)).toBeVisible();
    await expect(button(page, formText("tryAgain"))).toHaveCount(0);
    if (company.whatsapp)
      expect(await messageOf(page, formText("whatsAppAction"), "text")).toContain(request.projectDetails);
  });
});
