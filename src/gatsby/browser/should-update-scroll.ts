import { hasReturnedTo } from "../../components/page-hash/page-hash";

interface ScrollQuestion {
  /** Undefined while the page is hydrated. */
  prevRouterProps?: unknown;
  routerProps: { location: { href: string } };
}

/**
 * Gatsby scrolls to the address's # at every update, hydration included. When a page is hydrated lazily, the browser
 * went to the # long ago and the visitor has moved on: whatever was touched first would be thrown out of the window.
 * And once back from a picture, the page stays where it is.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#shouldUpdateScroll
 */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ScrollQuestion): boolean {
  return prevRouterProps !== undefined && !hasReturnedTo(routerProps.location.href);
}
