import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { builtPath, pagePaths } from "../../routes/page-paths";

interface PageNode {
  id: string;
  slug: string;
}

interface PageNodes {
  areas: { nodes: PageNode[] };
  services: { nodes: PageNode[] };
  projects: { nodes: PageNode[] };
}

const pageNodes = `
  query PageNodes {
    areas: allArea { nodes { id slug } }
    services: allService { nodes { id slug } }
    projects: allProject(sort: { order: ASC }) { nodes { id slug } }
  }
`;

/** Creates the pages that come from data; each gets an id and asks for its own content. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createPages */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<PageNodes>(pageNodes);
  if (!data) {
    reporter.panicOnBuild("The pages could not be read from the content", errors);
    return;
  }
  const template = (name: string) => resolve("src/templates", `${name}.tsx`);
  for (const { id, slug } of data.areas.nodes) {
    actions.createPage({
      path: builtPath(pagePaths.area(slug)),
      component: template("AreaTemplate"),
      context: { id },
    });
  }
  for (const { id, slug } of data.services.nodes) {
    actions.createPage({
      path: builtPath(pagePaths.service(slug)),
      component: template("ServiceTemplate"),
      context: { id },
    });
  }
  data.projects.nodes.forEach(({ id, slug }, index, projects) => {
    const previousId = projects.at(index - 1)?.id;
    const nextId = projects[(index + 1) % projects.length]?.id;
    actions.createPage({
      path: builtPath(pagePaths.project(slug)),
      component: template("ProjectTemplate"),
      context: { id, previousId, nextId },
    });
  });
};
