import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { builtPath, pagePaths } from "../../routes/page-paths";
import { contentNodes } from "./content-nodes";

/** Creates the pages that come from data, each of which asks for its own content. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createPages */
export const createPages: GatsbyNode["createPages"] = (gatsby) => {
  const create = (template: string, address: string, context: Readonly<Record<string, unknown>>) =>
    gatsby.actions.createPage({
      path: builtPath(address),
      component: resolve("src/templates", `${template}.tsx`),
      context,
    });
  create("LegalTemplate", pagePaths.privacyPolicy, { isPrivacyPolicy: true });
  create("LegalTemplate", pagePaths.termsOfService, { isPrivacyPolicy: false });
  for (const { id, slug } of contentNodes(gatsby, "Area"))
    create("AreaTemplate", pagePaths.area(slug), { id });
  for (const { id, slug } of contentNodes(gatsby, "Service"))
    create("ServiceTemplate", pagePaths.service(slug), { id });
  const projects = contentNodes(gatsby, "Project").toSorted((one, other) => one.order - other.order);
  for (const [index, { id, slug }] of projects.entries()) {
    const previousId = projects.at(index - 1)?.id;
    const nextId = projects[(index + 1) % projects.length]?.id;
    create("ProjectTemplate", pagePaths.project(slug), { id, previousId, nextId });
  }
};

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
