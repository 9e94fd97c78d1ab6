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

test("A test request that the mail service refuses tells why", async ({ page }) => {
  await page.route(provider, (route) => route.fulfill({ status: 400, body: "The Public Key is invalid." }));
  expect(await sendTestRequest(page, siteAddress)).toBe("400: The Public Key is invalid.");
});
