import { expect } from "@playwright/test";
import { holdRequests, islandScripts } from "../hold-requests";
import { test, withoutMotion } from "../test";
import { changeAsExtensions, translate } from "./page-changes";
import {
  control,
  expectArrived,
  expectInForm,
  fields,
  liveForm,
  openForm,
  someRequest,
  submitButton,
  typeRequest,
} from "./quote-form";

test.use(withoutMotion);

test("on a page that is translated and changed by extensions, six typed fields stay as they are, and the focus stays", async ({
  page,
}) => {
  const request = someRequest();
  await page.goto("/");
  await translate(page);
  await changeAsExtensions(page);
  for (const field of fields) {
    await control(page, field).click();
    await page.keyboard.type(request[field]);
  }
  await control(page, "phone").click();
  await expect(page.locator(liveForm)).toBeVisible();
  await expectInForm(page, request);
  await expect(control(page, "phone")).toBeFocused();
});

test("on such a page, what was typed and sent before React had come arrives once", async ({ page }) => {
  const request = someRequest();
  const scriptsMayCome = await holdRequests(page, islandScripts);
  await page.goto("/");
  await translate(page);
  await changeAsExtensions(page);
  await typeRequest(page, request);
  await submitButton(page).click();
  scriptsMayCome();
  await expectArrived(page, request);
});

test("where a browser translates the form after the first touch, the characters left are still counted", async ({
  page,
}) => {
  await openForm(page);
  const note = page.locator("#quote-projectDetails-note");
  await expect(note).toContainText("Characters left: 1000");
  await translate(page);
  await control(page, "projectDetails").fill("Tiles");
  await expect(note).toHaveText("Characters left: 995");
});
