/**
 * Returns a visitor who comes back to an address with a # to where they were on the page: Chromium (147) may scroll to
 * the address's target instead.
 */
export function returnToPlace(): void {
  const place = history.state?.scrollY;
  addEventListener("scrollend", () => {
    if (location.hash) history.replaceState({ ...history.state, scrollY }, "");
  });
  // The target's turn comes as the loaded page is first drawn.
  if (place) addEventListener("load", () => requestAnimationFrame(() => setTimeout(scrollTo, 0, 0, place)));
}
