import { hasReturnedTo } from "../../components/page-hash/page-hash";

interface ScrollQuestion {
  routerProps: { location: { href: string } };
}

/**
 * Gatsby scrolls to the address's # at every update. Once back from a picture, the page stays where it is.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#shouldUpdateScroll
 */
export function shouldUpdateScroll({ routerProps }: ScrollQuestion): boolean {
  return !hasReturnedTo(routerProps.location.href);
}
