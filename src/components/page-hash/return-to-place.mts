/**
 * Leads a visitor who comes back to an address with a # to where they were on its page. Browsers do so by themselves, but
 * where the page comes fast, Chromium (147) then goes on to the address's target: a project's reader was led back to the
 * portfolio's filter in five of twelve tries. A part of the page's script (src/scripts/pages).
 */
const place = history.state?.scrollY;

addEventListener("scrollend", () => {
  if (location.hash) history.replaceState({ ...history.state, scrollY }, "");
});

/** The target's turn comes as the loaded page is first drawn. */
if (place) addEventListener("load", () => requestAnimationFrame(() => setTimeout(scrollTo, 0, 0, place)));
