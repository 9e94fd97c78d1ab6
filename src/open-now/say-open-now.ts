import { openNow } from "./open-now";

/** On an element that says whether the company is open: its opening times and their words, as JSON. */
export const openNowAttribute = "data-open-now";

/** On the page's root while the company is closed. */
export const closedAttribute = "data-closed";

/** Keeps saying whether the company is open, while the page is open. */
export function sayOpenNow(): void {
  const show = () => {
    for (const element of document.querySelectorAll(`[${openNowAttribute}]`)) {
      const times = JSON.parse(String(element.getAttribute(openNowAttribute)));
      const { isOpen, text } = openNow(times, new Date());
      element.textContent = text;
      document.documentElement.toggleAttribute(closedAttribute, !isOpen);
    }
  };
  show();
  setInterval(show, 30_000);
}
