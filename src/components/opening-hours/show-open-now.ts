import { openNow } from "./open-now";

const refreshMs = 30_000;

/** Updates each `OpenNow` every 30 seconds. */
export function showOpenNow(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-open-now]")) {
    const times = JSON.parse(part.dataset.openNow ?? "");
    let shown = "";
    const show = () => {
      const words = openNow(times, new Date());
      // Written again, the same words would undo a translation of the page.
      if (words !== shown) part.textContent = words;
      shown = words;
    };
    show();
    setInterval(show, refreshMs);
  }
}
