import type { GatsbyNode } from "gatsby";
import { builtPath } from "../../routes/page-paths";

/**
 * Gives the pages of src/pages the paths of files, while publishing.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onCreatePage
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const path = page.path.endsWith(".html") ? page.path : builtPath(page.path);
  if (path === page.path) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path });
};
