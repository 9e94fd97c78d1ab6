import { expect } from "@playwright/test";
import { sendTestRequest } from "../../../tools/check-live/send-test-request";
import { siteAddress } from "../site-under-test";
import { test } from "../test";
import { provider } from "./quote-form";

test("A test request is sent by the site's own form, and the mail service's answer is shown", async ({
  page,
}) => {
  expect(await sendTestRequest(page, siteAddress)).toBe("200: OK");
});

for (const [status, words] of [
  [
    400,
    "The Public Key is invalid. To find this parameter, visit https://dashboard.emailjs.com/admin/account",
  ],
  [
    400,
    "The template ID not found. To find this parameter, visit https://dashboard.emailjs.com/admin/templates",
  ],
  [451, "Headless browsers are not allowed"],
] as const)
  test(`A test request that the mail service refuses tells why: ${words}`, async ({ page }) => {
    await page.route(provider, (route) => route.fulfill({ status, body: words }));
    expect(await sendTestRequest(page, siteAddress)).toBe(`${status}: ${words}`);
  });
