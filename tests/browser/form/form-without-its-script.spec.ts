import { expect } from "@playwright/test";
import { test } from "../test";
import { formText } from "../words";
import {
  button,
  control,
  expectWords,
  fillIn,
  messagesFrom,
  openForm,
  someRequest,
  submit,
  submitButton,
} from "./quote-form";

test("Where a proxy has removed the page's scripts, a submit does nothing, and no word is lost", async ({
  page,
}) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<script(?: type="module"[^>]*)?>.*?<\/script>/gs, ""),
    });
  });
  await page.goto("/");
  const request = someRequest();
  await fillIn(page, request);
  const address = page.url();
  await submitButton(page).click();
  await expectWords(page, request);
  expect(page.url()).toBe(address);
  expect(await messagesFrom(request.email)).toEqual([]);
});

test("Ctrl+Z brings back what was typed before an offer was taken", async ({ page }) => {
  await openForm(page);
  await submit(page, { ...someRequest(), address: "24/26 Kings Road" });
  await button(page, formText("correction", { correction: "24-26 Kings Road" })).click();
  await expect(control(page, "address")).toHaveValue("24-26 Kings Road");
  await page.keyboard.press("Control+z");
  await expect(control(page, "address")).toHaveValue("24/26 Kings Road");
});

test("The characters left are counted on a page that was translated after the first touch", async ({
  page,
}) => {
  await openForm(page);
  const note = page.locator("#quote-projectDetails-note");
  await expect(note).toContainText(formText("remaining", { n: "1000" }));
  // Google Translate wraps each text node in elements of its own.
  await note.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement("font");
      font.textContent = "Verbleibende Zeichen: 1000";
      text.parentNode?.replaceChild(font, text);
    }
  });
  await control(page, "projectDetails").fill("Tiles");
  await expect(note).toHaveText(formText("remaining", { n: "995" }));
});
