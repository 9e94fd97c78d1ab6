import type { Page } from "@playwright/test";

/** Changes that browsers and extensions make to a page before its visitor uses it. */
type PageChange = (page: Page) => Promise<void>;

/** Translates the page as Chrome and Edge do: every text is replaced inside two new elements. */
export const translated: PageChange = (page) =>
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

/** Adds an element after each control, as password managers do. */
const passwordManager: PageChange = (page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll("input, textarea")) {
      const button = document.createElement("div");
      button.attachShadow({ mode: "open" }).innerHTML = "<button>Fill in</button>";
      control.after(button);
    }
  });

/** Adds an element at the start of the page, as some extensions do. */
const extension: PageChange = (page) =>
  page.evaluate(() => {
    for (const place of [document.body, document.querySelector("#___gatsby")])
      place?.prepend(document.createElement("extension-bar"));
  });

/** Adds attributes to elements and styles to the head, as Dark Reader does. */
const darkReader: PageChange = (page) =>
  page.evaluate(() => {
    document.documentElement.dataset.darkreaderMode = "dynamic";
    for (const element of document.querySelectorAll("body *"))
      element.setAttribute("data-darkreader-inline-color", "");
    document.head.append(document.createElement("style"));
  });

export async function changedByAll(page: Page): Promise<void> {
  await translated(page);
  await passwordManager(page);
  await extension(page);
}

export const pageChanges: Readonly<Record<string, PageChange>> = {
  "nobody has changed": async () => undefined,
  "a browser has translated": translated,
  "a password manager has filled with its buttons": passwordManager,
  "an extension has begun with an element of its own": extension,
  "Dark Reader has coloured": darkReader,
  "a translation, a password manager and an extension have changed": changedByAll,
};
