import type { Page } from "@playwright/test";

/** Readers of the mail must see at once that nobody waits for an answer. The number is one of Ofcom's drama numbers. */
const request = {
  firstName: "Test",
  lastName: "Request",
  email: "test@example.com",
  phone: "020 7946 0999",
  address: "London",
  projectDetails: "This is a test of the quote form by check:live. Nobody waits for an answer.",
};

/**
 * Sends a real request by a site's form, in a browser as visitors do, since EmailJS refuses other programs. Returns what the
 * mail service answers: "400: The Public Key is invalid". Throws if the form asks for nothing within a minute.
 */
export async function sendTestRequest(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/#contact`);
  for (const [name, value] of Object.entries(request))
    await page.locator(`#quote-form [name=${name}]`).fill(value);
  const answered = page.waitForResponse(
    (response) => response.url().includes("/email/send") && response.request().method() === "POST",
    { timeout: 60_000 },
  );
  await page.locator("#quote-form [type=submit]").click();
  const answer = await answered;
  return `${answer.status()}: ${(await answer.text()).trim() || answer.statusText()}`;
}
