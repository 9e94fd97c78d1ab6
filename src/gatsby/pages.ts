import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { sitePages } from "../content/derived/site-pages";
import { builtPath, pageNames, pagePaths, pageTypes, pathOfFile } from "../routes";

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

/** Removes a page of src/pages that the site leaves out. In production, gives the others the paths of files. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  const name = pageNames.find((one) => pagePaths[one] === pathOfFile(page.path));
  if (name && !sitePages(getNodesByType).some((one) => one.name === name)) {
    actions.deletePage(page);
    return;
  }
  const path = page.path.endsWith(".html") ? page.path : builtPath(page.path);
  if (path === page.path) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path });
};
