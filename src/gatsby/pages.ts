import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { sitePages } from "../content/derived/site-pages";
import { builtPath, pagePaths, pageTypes, pathOfFile } from "../routes";

/** Creates the pages whose components are templates; Gatsby finds those of src/pages. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  for (const { name, path, variables } of sitePages(getNodesByType)) {
    const { component } = pageTypes[name];
    if (component.startsWith("templates/"))
      actions.createPage({
        path: builtPath(path),
        component: resolve("src", `${component}.tsx`),
        context: variables,
      });
  }
};

/**
 * Gives the pages of src/pages the paths of files, while publishing, and removes the planner's if there is no planner.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  const isPlanner = pathOfFile(page.path) === pagePaths.planner;
  if (isPlanner && !sitePages(getNodesByType).some(({ name }) => name === "planner")) {
    actions.deletePage(page);
    return;
  }
  const path = page.path.endsWith(".html") ? page.path : builtPath(page.path);
  if (path === page.path) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path });
};
