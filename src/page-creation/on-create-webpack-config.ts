import type { GatsbyNode } from "gatsby";

/** No source maps for visitors. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
