import { openingTimesOf, openNowAttribute, openNowText } from "./open-now-text";

/** Keeps saying whether the company is open, while the page is open. */
export function sayOpenNow(): void {
  const show = () => {
    for (const element of document.querySelectorAll(`[${openNowAttribute}]`))
      element.textContent = openNowText(openingTimesOf(element), new Date());
  };
  show();
  setInterval(show, 30_000);
}
