import { hasReturnedTo } from "../../components/page-hash/page-hash";

interface PageLocation {
  href: string;
  hash: string;
}

interface ScrollQuestion<Place extends PageLocation> {
  /** Undefined while the page is hydrated. */
  prevRouterProps?: unknown;
  routerProps: { location: Place };
  /** How far the page was scrolled, from the left and from the top, when the visitor left this step; 0 for a new one. */
  getSavedScrollPosition: (location: Place) => readonly [number, number];
}

/**
 * Gatsby scrolls to the address's # at every update, hydration included. When a page is hydrated lazily, the browser
 * went to the # long ago and the visitor has moved on: whatever was touched first would be thrown out of the window.
 * Once back from a picture, the page stays where it is, and back from another page, it is where it was left, as without
 * Gatsby. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#shouldUpdateScroll
 */
export function shouldUpdateScroll<Place extends PageLocation>({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ScrollQuestion<Place>): boolean {
  if (prevRouterProps === undefined || hasReturnedTo(location.href)) return false;
  const top = location.hash && getSavedScrollPosition(location)[1];
  if (top) window.scrollTo({ top, behavior: "instant" });
  return !top;
}
