import { expect } from "@playwright/test";
import { company } from "../published/published-content";
import {
  control,
  fields,
  fillIn,
  messagesFrom,
  openForm,
  quoteForm,
  someRequest,
  submitButton,
} from "./quote-form";
import { areaPath, withoutMotion } from "./site-under-test";
import { test } from "./test";
import { said } from "./words";

test.use(withoutMotion);

const success = said("success.title");

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
    await expect(page.getByText(success)).toBeVisible();
    expect(await messagesFrom(request.email)).toMatchObject([request]);
  });

  test("may be 1,000 characters long, and at 1,001 is told how many are too many and not sent", async ({
    page,
  }) => {
    const request = { ...someRequest(), projectDetails: "tiles ".repeat(166).padEnd(1001, "x") };
    await openForm(page);
    await fillIn(page, request);
    await expect(quoteForm(page).getByText(said("tooMany", { n: "1" }))).toBeVisible();
    await submitButton(page).click();
    await expect(control(page, "projectDetails")).toHaveAccessibleDescription(
      /Project details must be less than 1000 characters/,
    );
    expect(await messagesFrom(request.email)).toEqual([]);
    await control(page, "projectDetails").press("Control+End");
    await control(page, "projectDetails").press("Backspace");
    await expect(quoteForm(page).getByText(said("remaining", { n: "0" }))).toBeVisible();
    await submitButton(page).click();
    await expect(page.getByText(success)).toBeVisible();
    expect(await messagesFrom(request.email)).toMatchObject([
      { projectDetails: request.projectDetails.slice(0, 1000) },
    ]);
  });

  test("is plain text, also where rich text is pasted", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const request = someRequest();
    await openForm(page);
    await fillIn(page, { ...request, projectDetails: "" });
    await page.evaluate(() => {
      const piece = (type: string, text: string) => [type, new Blob([text], { type })] as const;
      return navigator.clipboard.write([
        new ClipboardItem(
          Object.fromEntries([
            piece("text/html", "<h1 onclick=go>White</h1> <b>metro</b> tiles<script>alert(1)</script>"),
            piece("text/plain", "White metro tiles, about 6 m²"),
          ]),
        ),
      ]);
    });
    await control(page, "projectDetails").focus();
    await page.keyboard.press("Control+V");
    await expect(control(page, "projectDetails")).toHaveValue("White metro tiles, about 6 m²");
    await submitButton(page).click();
    await expect(page.getByText(success)).toBeVisible();
    expect(await messagesFrom(request.email)).toMatchObject([
      { projectDetails: "White metro tiles, about 6 m²" },
    ]);
  });

  test("may be filled in by the browser at once, without a key being pressed", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    await page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) {
        const element = document.querySelector<HTMLInputElement>(`#quote-form [name="${name}"]`);
        if (!element) throw new Error(`There is no ${name}`);
        const prototype = Object.getPrototypeOf(element);
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
        element.dispatchEvent(new Event("input", { bubbles: true }));
        element.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }, request);
    await submitButton(page).click();
    await expect(page.getByText(success)).toBeVisible();
    expect(await messagesFrom(request.email)).toMatchObject([request]);
  });

  test("survives a reload, and going away and back, until it is cleared", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    await fillIn(page, request);
    await page.reload();
    await openForm(page);
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
    await page.goto(areaPath);
    await page.goBack();
    await openForm(page);
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
    await quoteForm(page)
      .getByRole("button", { name: said("clear") })
      .click();
    await page.reload();
    await openForm(page);
    for (const field of fields) await expect(control(page, field)).toHaveValue("");
  });

  test("is gone after it was sent, also for the back button", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    await fillIn(page, request);
    await submitButton(page).click();
    await expect(page.getByText(success)).toBeVisible();
    await page.goto("/areas-covered");
    await page.goBack();
    for (const field of fields) await expect(control(page, field)).toHaveValue("");
    await openForm(page);
    for (const field of fields) await expect(control(page, field)).toHaveValue("");
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });
});

test.describe("A field that only robots fill in", () => {
  test("stops the request with the phone number, and a person wrongly caught can simply try again", async ({
    page,
  }) => {
    const request = someRequest();
    await openForm(page);
    await fillIn(page, request);
    await quoteForm(page)
      .locator("[name=website]")
      .evaluate((honeypot: HTMLInputElement) => {
        honeypot.value = "https://example.com";
      });
    await submitButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: said("failure.title") })).toContainText(
      said("failure.description"),
    );
    expect(await messagesFrom(request.email)).toEqual([]);
    await submitButton(page).click();
    await expect(page.getByText(success)).toBeVisible();
    expect(await messagesFrom(request.email)).toEqual([{ ...request, to_email: company.email }]);
  });
});
