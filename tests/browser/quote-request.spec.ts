import { expect } from "@playwright/test";
import { company } from "../published/published-content";
import { holdRequests } from "./hold-requests";
import {
  control,
  fields,
  fillIn,
  labels,
  messagesFrom,
  openForm,
  quoteForm,
  someRequest,
  submitButton,
} from "./quote-form";
import { islandScripts, withoutMotion } from "./site-under-test";
import { test } from "./test";
import { said } from "./words";

test.use(withoutMotion);

test.describe("A quote request", () => {
  test("arrives in the company's inbox with exactly seven parameters", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    await fillIn(page, request);
    await submitButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: said("success.title") })).toContainText(
      said("success.description"),
    );
    const messages = await messagesFrom(request.email);
    expect(messages).toEqual([{ ...request, to_email: company.email }]);
  });

  test("leaves an empty form and says what happens next", async ({ page }) => {
    await openForm(page);
    await fillIn(page, someRequest());
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: said("nextTitle") })).toBeVisible();
    for (const field of fields) await expect(control(page, field)).toHaveValue("");
  });

  test("is posted to the provider's address as the specification says", async ({ page }) => {
    await openForm(page);
    await fillIn(page, someRequest());
    const posted = page.waitForRequest("**/api/v1.0/email/send");
    await submitButton(page).click();
    const body = (await posted).postDataJSON();
    expect(Object.keys(body).sort()).toEqual([
      "lib_version",
      "service_id",
      "template_id",
      "template_params",
      "user_id",
    ]);
  });

  test("can be made with the keyboard alone", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    await control(page, "firstName").focus();
    for (const field of fields) {
      await page.keyboard.type(request[field]);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByText(said("success.title"))).toBeVisible();
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });

  test("is sanitised on its way and left alone on screen when it fails", async ({ page }) => {
    const request = {
      ...someRequest(),
      projectDetails: "A <b>wet room</b> javascript:alert(1) onclick=go with niches",
    };
    await page.route("**/api/v1.0/email/send", (route) => route.abort());
    await openForm(page);
    await fillIn(page, request);
    const posted = page.waitForRequest("**/api/v1.0/email/send");
    await submitButton(page).click();
    expect((await posted).postDataJSON().template_params.projectDetails).toBe(
      "A bwet room/b alert(1) go with niches",
    );
    await expect(page.getByRole("alert").filter({ hasText: said("failure.title") })).toBeVisible();
    await expect(control(page, "projectDetails")).toHaveValue(request.projectDetails);
  });

  test("that is double-clicked is sent once, and the button says so meanwhile", async ({ page }) => {
    const request = someRequest();
    let answer: () => void = () => {};
    const answerMayCome = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/v1.0/email/send", async (route) => {
      await answerMayCome;
      await route.continue();
    });
    await openForm(page);
    await fillIn(page, request);
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toHaveText(said("submitting"));
    await expect(submitButton(page)).toBeDisabled();
    await expect(quoteForm(page)).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page.getByText(said("success.title"))).toBeVisible();
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });
});

test.describe("A quote request that cannot be sent", () => {
  test("keeps every value and offers phone, WhatsApp and email", async ({ page }) => {
    const request = someRequest();
    await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status: 500, body: "no" }));
    await openForm(page);
    await fillIn(page, request);
    await submitButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: said("failure.title") })).toContainText(
      said("failure.description"),
    );
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
    await expect(quoteForm(page).getByRole("link", { name: said("callLink") })).toBeVisible();
    await expect(quoteForm(page).getByRole("link", { name: said("whatsAppLink") })).toBeVisible();
    await expect(quoteForm(page).getByRole("link", { name: said("emailLink") })).toBeVisible();
  });

  test("for the fourth time in a quarter of an hour has to wait, also after a reload", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    for (let attempt = 0; attempt < 3; attempt++) {
      await fillIn(page, request);
      await submitButton(page).click();
      await expect(page.getByText(said("success.title"))).toBeVisible();
      await page.getByRole("button", { name: said("close") }).click();
    }
    await page.reload();
    await openForm(page);
    await fillIn(page, request);
    await submitButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: said("rateLimit.title") })).toContainText(
      said("rateLimit.description", { n: "15" }),
    );
    expect(await messagesFrom(request.email)).toHaveLength(3);
  });
});

test.describe("An incomplete quote request", () => {
  test("names every error in a summary that takes focus and leads to the fields", async ({ page }) => {
    await openForm(page);
    await submitButton(page).click();
    const summary = page.getByRole("region", { name: said("errorSummaryTitle") });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "First name is required",
      "Last name is required",
      "Email is required",
      "Phone number is required",
      "Address is required",
      "Please provide at least 10 characters describing your project",
    ]);
    await summary.getByRole("link", { name: "Email is required" }).click();
    await expect(control(page, "email")).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    expect(new URL(page.url()).search).toBe("");
  });

  test("shows nothing before the first submit and lets a message go as soon as it is mended", async ({
    page,
  }) => {
    await openForm(page);
    await control(page, "firstName").fill("1");
    await control(page, "lastName").focus();
    await expect(quoteForm(page).getByText("First name contains invalid characters")).toHaveCount(0);
    await submitButton(page).click();
    await expect(control(page, "firstName")).toHaveAttribute("aria-invalid", "true");
    await control(page, "firstName").fill("Ann");
    await expect(control(page, "firstName")).not.toHaveAttribute("aria-invalid", "true");
  });

  test("has a visible label on each control, named as the specification names its field", async ({
    page,
  }) => {
    await openForm(page);
    for (const field of fields)
      await expect(quoteForm(page).getByLabel(labels[field])).toHaveAttribute("name", field);
  });
});

test.describe("A visitor who is faster than the page", () => {
  test("has an early submit queued and replayed once, with what was typed", async ({ page }) => {
    const request = someRequest();
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await page.goto("/", { waitUntil: "commit" });
    await expect(submitButton(page)).toBeVisible();
    await fillIn(page, request);
    await submitButton(page).click();
    expect(new URL(page.url()).search).toBe("");
    scriptsMayCome();
    await expect(page.getByText(said("success.title"))).toBeVisible();
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });
});
