/**
 * Leads a visitor who comes back to an address with a # to where they were on its page. Browsers do so by themselves, but
 * where the page comes fast, Chromium (147) then goes on to the address's target: a project's reader was led back to the
 * portfolio's filter in five of twelve tries. A part of every page's early script (src/post-build/html/early-script.ts).
 */

/** TYPE_BACK_FORWARD: https://www.w3.org/TR/navigation-timing/#sec-navigation-info-interface */
const backForward = 2;

addEventListener("scrollend", () => {
  if (location.hash) history.replaceState({ ...history.state, top: scrollY }, "");
});

const { top } = history.state ?? {};

/** The target's turn comes as the first picture of the loaded page is drawn. */
const afterTarget = (go: () => void) => requestAnimationFrame(() => requestAnimationFrame(go));

if (top !== undefined && performance.navigation.type === backForward)
  addEventListener("load", () => afterTarget(() => scrollTo({ top, behavior: "instant" })));
