import { expect, type Page } from "@playwright/test";
import { holdRequests, islandScripts } from "../support/hold-requests";
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
} from "../support/quote-form";
import { test, withoutMotion } from "../support/test";

test.use(withoutMotion);

/** Translates the page as Chrome and Edge do: two nested elements with the translation replace each text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, noscript")) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `Ä ${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** Adds the elements and attributes that a password manager, Dark Reader and other extensions add to a page. */
const changeAsExtensions = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll("input, textarea")) {
      const button = document.createElement("div");
      button.attachShadow({ mode: "open" }).innerHTML = "<button>Fill in</button>";
      control.after(button);
    }
    document.documentElement.dataset.darkreaderMode = "dynamic";
    for (const element of document.querySelectorAll("body *"))
      element.setAttribute("data-darkreader-inline-color", "");
    document.body.prepend(document.createElement("extension-bar"));
  });

test("On a page that is translated and changed by extensions, six typed fields stay as they are, and the focus stays", async ({
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

test("On such a page, a request that was sent before React had loaded arrives once", async ({ page }) => {
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

test("Where a browser translates the form after the first touch, the characters left are still counted", async ({
  page,
}) => {
  await openForm(page);
  const note = page.locator("#quote-projectDetails-note");
  await expect(note).toContainText("Characters left: 1000");
  await translate(page);
  await control(page, "projectDetails").fill("Tiles");
  await expect(note).toHaveText("Characters left: 995");
});
