import type { GatsbyBrowser } from "gatsby";
import { rememberPage } from "../../hydration/previous-page";

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onRouteUpdate */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  rememberPage(prevLocation?.pathname, location.pathname);
};
