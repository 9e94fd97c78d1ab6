import type { GatsbyNode } from "gatsby";

/**
 * Keeps `npm start` from losing a save. Gatsby collects changes for half a second, and a page asked for meanwhile ends
 * the collecting; what was collected is forgotten, unless Gatsby began with a list from the round before (5.16.1:
 * `waiting` in dist/state-machines/develop). This change of nothing makes the first round.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateDevServer
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ actions, getNodesByType }) => {
  for (const site of getNodesByType("Site")) actions.touchNode(site);
};
