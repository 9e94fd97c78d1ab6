import { followWholeAddresses } from "../../hydration/follow-links";
import { onClientEntry as restartWhereGatsbyGivesUp } from "../../hydration/restart-gatsby";

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#onClientEntry */
export function onClientEntry(): void {
  restartWhereGatsbyGivesUp();
  // While developing, Gatsby sets its functions later, and no build replaces another.
  if (process.env.NODE_ENV === "production")
    followWholeAddresses(
      window,
      (path) => window.___loader.loadPage(path),
      (address) => window.location.assign(address),
    );
}
