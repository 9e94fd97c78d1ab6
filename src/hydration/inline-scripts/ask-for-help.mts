/**
 * Fetches what helps a page whose code does not come (fresh-page.mts), again until it comes: this file may be missing as
 * well. A part of every page's early script.
 */
import { HydrationData } from "../attributes";
import { fetchFreshPage } from "../fetch-fresh-page";

let asking = false;

const ask = () => {
  asking = false;
  fetchFreshPage(document);
};

addEventListener(
  "error",
  ({ error, target }) => {
    // What came is no code, and its loader does not notice.
    if (error instanceof SyntaxError) document.documentElement.dataset[HydrationData.failed] = "broken";
    else if (!(target instanceof HTMLScriptElement)) return;
    if (!asking) setTimeout(ask, 1000);
    asking = true;
  },
  true,
);
