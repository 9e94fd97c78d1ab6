import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { builtPath, pagePaths } from "../../routes/page-paths";

interface Nodes {
  nodes: { id: string; slug: string }[];
}

const pageNodes = `
  query PageNodes {
    areas: allArea { nodes { id slug } }
    services: allService { nodes { id slug } }
    projects: allProject(sort: { order: ASC }) { nodes { id slug } }
  }
`;

/** Creates the pages that come from data, each of which asks for its own content. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createPages */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Record<"areas" | "services" | "projects", Nodes>>(pageNodes);
  if (!data) {
    reporter.panicOnBuild("The pages could not be read from the content", errors);
    return;
  }
  const create = (template: string, address: string, context: Readonly<Record<string, unknown>>) =>
    actions.createPage({
      path: builtPath(address),
      component: resolve("src/templates", `${template}.tsx`),
      context,
    });
  create("LegalTemplate", pagePaths.privacyPolicy, { isPrivacyPolicy: true });
  create("LegalTemplate", pagePaths.termsOfService, { isPrivacyPolicy: false });
  for (const { id, slug } of data.areas.nodes) create("AreaTemplate", pagePaths.area(slug), { id });
  for (const { id, slug } of data.services.nodes) create("ServiceTemplate", pagePaths.service(slug), { id });
  data.projects.nodes.forEach(({ id, slug }, index, projects) => {
    const previousId = projects.at(index - 1)?.id;
    const nextId = projects[(index + 1) % projects.length]?.id;
    create("ProjectTemplate", pagePaths.project(slug), { id, previousId, nextId });
  });
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
