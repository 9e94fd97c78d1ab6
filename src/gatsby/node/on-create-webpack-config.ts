import type { GatsbyNode } from "gatsby";

/**
 * No source maps for visitors, and one chunk for each type of page: a waking page needs its chunk soon,
 * while Gatsby's own division, made for visits of many pages, asked for thirteen.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { cacheGroups: { lib: false, shared: false } } },
  });
};
