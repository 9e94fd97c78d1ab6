import type { GatsbyNode } from "gatsby";

/**
 * No source maps for visitors, and one chunk for each type of page: hydration waits for all chunks of a page, and
 * Gatsby's own split, made for visits of many pages, has thirteen. Names of
 * scripts with half of webpack's hash: a page names nine of them, and no compression makes a hash shorter.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    output: { hashDigestLength: 10 },
    optimization: { splitChunks: { cacheGroups: { lib: false, shared: false } } },
  });
};
