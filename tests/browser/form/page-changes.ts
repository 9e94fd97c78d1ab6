import type { Page } from "@playwright/test";

/** Translates the page as Chrome and Edge do: every text is replaced inside two new elements. */
export const translate = (page: Page) =>
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

/** Adds what a password manager, Dark Reader and other extensions add to a page before its visitor uses it. */
export const changeAsExtensions = (page: Page) =>
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
