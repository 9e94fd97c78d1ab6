/**
 * Says whether the company is open, without React: a part of every page's script (src/scripts/pages).
 * It goes on while the page is open, because a minute later it may be closed.
 */
import { openingTimesOf, openNowAttribute, openNowText } from "./open-now-text";

const show = () => {
  for (const element of document.querySelectorAll(`[${openNowAttribute}]`))
    element.textContent = openNowText(openingTimesOf(element), new Date());
};

show();
setInterval(show, 30_000);
