/** Keeps saying whether the company is open while the page is open. Part of every page's script (src/scripts/pages). */
import { openingTimesOf, openNowAttribute, openNowText } from "./open-now-text";

const show = () => {
  for (const element of document.querySelectorAll(`[${openNowAttribute}]`))
    element.textContent = openNowText(openingTimesOf(element), new Date());
};

show();
setInterval(show, 30_000);
