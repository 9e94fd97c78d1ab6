import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { readMessages } from "../../../tools/servers/outbox";
import { homePage } from "../../support/built-content";
import { formWords } from "../../support/form-words";
import { outboxFolder } from "./site-under-test";

/** The address at which the mail provider takes messages; here, the outbox. */
export const provider = /\/api\/v1\.0\/email\/send$/;

/** Counts the requests that a page sends to the mail provider from now on. The returned function reads the count. */
export function countSent(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && provider.test(request.url())) sent += 1;
  });
  return () => sent;
}

/** A valid request with an email address that no other test uses, so that its messages and attempts can be counted. */
export function someRequest() {
  return {
    firstName: "Siobhán",
    lastName: "O’Neill-Smith",
    email: `siobhan.${randomUUID()}@example.com`,
    phone: "07700 900456",
    address: "Flat 2, 14 Kings Road, London SW3",
    projectDetails: "A small shower room, about four square metres, walls and floor.",
  };
}

export type SomeRequest = ReturnType<typeof someRequest>;

/** The quote form after hydration. */
export const liveForm = ":not([data-script]) > #quote-form";

export const fields = ["firstName", "lastName", "email", "phone", "address", "projectDetails"] as const;

export const quoteForm = (page: Page) => page.getByRole("form", { name: homePage.contact.title });

export const control = (page: Page, field: keyof SomeRequest) => quoteForm(page).locator(`[name="${field}"]`);

export const submitButton = (page: Page) => quoteForm(page).locator("button[type=submit]");

export const button = (page: Page, name: string) =>
  quoteForm(page).getByRole("button", { name, exact: true });

export const successToast = (page: Page) =>
  page.getByRole("status").filter({ hasText: formWords.sent.title });

export const failureToast = (page: Page) =>
  page.getByRole("alert").filter({ hasText: formWords.failed.title });

export const rateLimitToast = (page: Page) =>
  page.getByRole("status").filter({ hasText: formWords.rateLimited.title });

/** The block that says why nothing was sent, and offers other ways. */
export const otherWays = (page: Page) =>
  quoteForm(page).getByRole("region").filter({ hasText: "Other ways to reach us" });

/** The confirmation above the form once a request is sent. */
export const receipt = (page: Page) => page.getByRole("region", { name: formWords.sent.title });

export async function closeToast(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close message" }).click();
}

export async function fillIn(page: Page, request: SomeRequest): Promise<void> {
  for (const field of fields) await control(page, field).fill(request[field]);
}

/** Types into one field after the other, as a person may do before hydration. */
export async function typeRequest(page: Page, request: SomeRequest): Promise<void> {
  for (const field of fields) {
    await control(page, field).click();
    await page.keyboard.insertText(request[field]);
  }
}

/** Fills in and submits. */
export async function submit(page: Page, request: SomeRequest = someRequest()): Promise<SomeRequest> {
  await fillIn(page, request);
  await submitButton(page).click();
  return request;
}

/** Opens the home page and waits until the form is hydrated. */
export async function openForm(page: Page): Promise<void> {
  await page.goto("/#contact");
  await control(page, "firstName").focus();
  await expect(page.locator(liveForm)).toBeVisible();
}

/** The template parameters of every message that the outbox holds from an email address. */
export async function messagesFrom(email: string): Promise<Record<string, unknown>[]> {
  const messages = await readMessages(outboxFolder);
  return messages.map(({ parameters }) => parameters).filter((parameters) => parameters.email === email);
}

export async function expectInForm(page: Page, request: SomeRequest): Promise<void> {
  for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
}

export async function expectEmptyForm(page: Page): Promise<void> {
  for (const field of fields) await expect(control(page, field)).toHaveValue("");
}

/** Expects the request once in the outbox, and the confirmation on the page. */
export async function expectArrived(page: Page, { email }: SomeRequest): Promise<void> {
  await expect(successToast(page)).toBeVisible();
  expect(await messagesFrom(email)).toHaveLength(1);
}

/** Expects the sentence about a form that does not work, with the company's number. */
export async function expectFormUnavailable(page: Page): Promise<void> {
  const trouble = page.getByRole("status").filter({ hasText: formWords.unavailable });
  await expect(trouble.getByRole("link", { name: formWords.callLink })).toBeVisible();
}
