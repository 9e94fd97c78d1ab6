/**
 * Fetches what helps a page whose code does not come (fresh-page.mts), again until it comes: this file may be missing as
 * well. A part of every page's early script.
 */
import { HydrationData } from "../attributes";
import { fetchFreshPage } from "../fetch-fresh-page";

const { dataset } = document.documentElement;

/** For how long what was pressed may wait before the other ways to reach the company show, in milliseconds. */
const patience = 15_000;

let asking = false;

const askSoon = () => {
  if (asking) return;
  asking = true;
  setTimeout(() => {
    asking = false;
    fetchFreshPage();
  }, 1000);
};

addEventListener(
  "error",
  ({ error, target }) => {
    // What came is no code, and its loader does not notice.
    if (error instanceof SyntaxError) dataset[HydrationData.failed] = "broken";
    else if (!(target instanceof HTMLScriptElement)) return;
    askSoon();
  },
  true,
);

// A host that never answers causes no error.
addEventListener("submit", () =>
  setTimeout(() => {
    if (!document.querySelector(`[data-${HydrationData.queued}]`)) return;
    dataset[HydrationData.failed] ??= "late";
    askSoon();
  }, patience),
);
