import type { GatsbyNode } from "gatsby";
import { hashDigits } from "../../post-build/hosting/response-headers";
import { licencesPlugin } from "../../post-build/licences/licences-plugin";

/** What Gatsby and Emotion bring along for parts of theirs that this site does not use: `Script`, Partytown, `withTheme`. */
const unused = ["gatsby-script", "@builder.io/partytown/integration", "hoist-non-react-statics"];

/**
 * No source maps for visitors, and one chunk for each type of page: hydration waits for all chunks of a page, and
 * Gatsby's own split, made for visits of many pages, has thirteen. Without what is unused, the home page hydrates with
 * 2.8 KB less.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreateWebpackConfig
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    plugins: [licencesPlugin],
    resolve: { alias: Object.fromEntries(unused.map((name) => [name, false])) },
    optimization: { splitChunks: { cacheGroups: { lib: false, shared: false } } },
  });
  // Of what is set, Gatsby drops `output`.
  const config = getConfig();
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, hashDigestLength: hashDigits } });
};
