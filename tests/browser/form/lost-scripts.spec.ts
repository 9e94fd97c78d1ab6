import type { Page } from "@playwright/test";
import {
  control,
  expectArrived,
  expectFormUnavailable,
  expectInForm,
  someRequest,
  submitButton,
  typeRequest,
} from "../support/quote-form";
import { test, withoutMotion } from "../support/test";

test.use(withoutMotion);

const formScript = /\/scripts\/quote-form-/;

const reload = (page: Page) => page.getByRole("link", { name: "Reload the page" }).click();

test("If the form's script is missing, the words stay, the form shows other ways, and the next touch sends the request once", async ({
  page,
}) => {
  const request = someRequest();
  await page.goto("/");
  await page.route(formScript, (route) => route.fulfill({ status: 404 }));
  await typeRequest(page, request);
  await submitButton(page).click();
  await expectFormUnavailable(page);
  await expectInForm(page, request);
  await page.unroute(formScript);
  await control(page, "firstName").click();
  await expectArrived(page, request);
});

test("If the form's script never arrives, the form shows other ways after fifteen seconds, and a reload keeps the words", async ({
  page,
}) => {
  const request = someRequest();
  await page.clock.install();
  await page.goto("/");
  let isAnswered = false;
  await page.route(formScript, (route) => (isAnswered ? route.continue() : undefined));
  await typeRequest(page, request);
  await submitButton(page).click();
  await page.clock.runFor(16_000);
  await expectFormUnavailable(page);
  await expectInForm(page, request);
  isAnswered = true;
  await reload(page);
  await expectInForm(page, request);
  await submitButton(page).click();
  await expectArrived(page, request);
});

test("If the page script is missing, a press still sends the request", async ({ page }) => {
  const request = someRequest();
  await page.route(/\/scripts\/page-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await typeRequest(page, request);
  await submitButton(page).click();
  await expectArrived(page, request);
});

test("If no script can be loaded, a press shows other ways, and a reload keeps the words", async ({
  page,
}) => {
  const scripts = /\/scripts\//;
  const request = someRequest();
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await typeRequest(page, request);
  await submitButton(page).click();
  await expectFormUnavailable(page);
  await page.unroute(scripts);
  await reload(page);
  await expectInForm(page, request);
  await submitButton(page).click();
  await expectArrived(page, request);
});
