import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { readMessages } from "../../tools/outbox/message-store";
import { homePage, quoteForm as words } from "../published/published-content";
import { liveForm, outboxFolder } from "./site-under-test";

/** A valid request whose email address nobody else in the suite uses, so that its messages and its attempts are its own. */
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

export const labels: Readonly<Record<keyof SomeRequest, string>> = {
  firstName: words.firstName.label,
  lastName: words.lastName.label,
  email: words.email.label,
  phone: words.phone.label,
  address: words.address.label,
  projectDetails: words.projectDetails.label,
};

export const fields = ["firstName", "lastName", "email", "phone", "address", "projectDetails"] as const;

export function quoteForm(page: Page) {
  return page.getByRole("form", { name: homePage.contact.title });
}

export function control(page: Page, field: keyof SomeRequest) {
  return quoteForm(page).locator(`[name="${field}"]`);
}

export function submitButton(page: Page) {
  return quoteForm(page).locator("button[type=submit]");
}

export async function fillIn(page: Page, request: SomeRequest): Promise<void> {
  for (const field of fields) await control(page, field).fill(request[field]);
}

/** Opens the home page and waits until React has taken over the form. */
export async function openForm(page: Page): Promise<void> {
  await page.goto("/#contact");
  await hydrateForm(page);
}

async function hydrateForm(page: Page): Promise<void> {
  await control(page, "firstName").focus();
  await expect(page.locator(liveForm)).toBeVisible();
}

/** The template parameters of every message that the outbox holds from an email address. */
export async function messagesFrom(email: string): Promise<Record<string, unknown>[]> {
  const messages = await readMessages(outboxFolder);
  return messages.map(({ parameters }) => parameters).filter((parameters) => parameters.email === email);
}
