import { expect } from "@playwright/test";
import { someRequest } from "../quote-form";
import { said } from "../words";
import { expectArrived, send, typeRequest } from "./visitor";
import { test } from "./weather";

for (const year of [1971, 2071])
  test(`a visitor whose clock stands in ${year} sees no broken date and sends a request`, async ({
    page,
  }) => {
    const request = someRequest();
    await page.clock.install({ time: new Date(Date.UTC(year, 1, 3, 10)) });
    await page.goto("/");
    await expect(page.locator("body")).not.toContainText(/NaN|Invalid|undefined/);
    await typeRequest(page, request);
    await send(page);
    await expectArrived(page, request);
  });

test("a clock that is put back a year between attempts locks nobody out", async ({ page }) => {
  const request = someRequest();
  await page.goto("/");
  for (const time of ["2031-05-01T10:00Z", "2030-05-01T10:00Z", "2029-05-01T10:00Z", "2028-05-01T10:00Z"]) {
    await page.clock.setFixedTime(new Date(time));
    await typeRequest(page, request);
    await send(page);
    await expect(page.getByText(said("success.title"))).toBeVisible();
    await page.getByRole("button", { name: said("close") }).click();
  }
});

test("a host whose clock stands in 1970 sends a page that works", async ({ page, sky }) => {
  const request = someRequest();
  const date = "Thu, 01 Jan 1970 00:00:00 GMT";
  sky.turn({
    changes: (answer) => ({ ...answer, headers: { ...answer.headers, date, "last-modified": date } }),
  });
  await page.goto("/");
  await page.reload();
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
});
