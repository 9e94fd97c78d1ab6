import { openNow, openNowAttribute } from "./open-now";

/** In milliseconds. */
const refreshInterval = 30_000;

/** Says in each of the page's `OpenNow` parts whether the company is open, as long as the page is open. */
export function showOpenNow(): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[${openNowAttribute}]`)) {
    const times = JSON.parse(part.getAttribute(openNowAttribute) ?? "");
    let shown = "";
    const show = () => {
      const words = openNow(times, new Date());
      // Written again, the same words would undo a translation of the page.
      if (words !== shown) part.textContent = words;
      shown = words;
    };
    show();
    setInterval(show, refreshInterval);
  }
}
