import { expect } from "@playwright/test";
import { control, expectWords, fields, messagesFrom, openForm, someRequest } from "../form/quote-form";
import { holdRequests } from "../hold-requests";
import { islandScripts, liveForm, withoutMotion } from "../site-under-test";
import { test } from "../test";
import { formText } from "../words";
import { changedByAll, pageChanges, translated } from "./page-changes";
import { tap } from "./visitor";

test.use(withoutMotion);

const sendingButton = "#quote-form button[type=submit]";

for (const [who, change] of Object.entries(pageChanges)) {
  test(`on a page that ${who}, six typed fields stay as they are, and the focus stays in the fourth`, async ({
    page,
  }) => {
    const request = someRequest();
    await page.goto("/");
    await change(page);
    for (const field of fields) {
      await tap(page, control(page, field));
      await page.keyboard.type(request[field]);
    }
    await tap(page, control(page, "phone"));
    await expect(page.locator(liveForm)).toBeVisible();
    await expectWords(page, request);
    await expect(control(page, "phone")).toBeFocused();
  });
}

test("on a page that others have changed, what was typed and sent before React had come arrives once", async ({
  page,
}) => {
  const request = someRequest();
  const letGo = await holdRequests(page, islandScripts);
  await page.goto("/");
  await changedByAll(page);
  for (const field of fields) {
    await tap(page, control(page, field));
    await page.keyboard.insertText(request[field]);
  }
  await tap(page, page.locator(sendingButton));
  letGo();
  await expect.poll(() => messagesFrom(request.email)).toHaveLength(1);
  await expect(page.getByText(formText("sentTitle"))).toBeVisible();
  expect(await messagesFrom(request.email)).toEqual([expect.objectContaining(request)]);
});

test("where a browser translates the form after the first touch, the characters left are still counted", async ({
  page,
}) => {
  await openForm(page);
  const note = page.locator("#quote-projectDetails-note");
  await expect(note).toContainText(formText("remaining", { n: "1000" }));
  await translated(page);
  await control(page, "projectDetails").fill("Tiles");
  await expect(note).toHaveText(formText("remaining", { n: "995" }));
});
