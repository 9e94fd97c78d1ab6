import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../../content/types/content-types";
import { builtPath, pagePaths } from "../../routes/page-paths";
import { pageNames, pageTypes } from "../../routes/page-types";

interface Entries {
  nodes: { id: string; slug: string }[];
}

/** The query for the entries of every type that has a page for each, in the site's order. */
const entriesQuery = `{ ${pageNames
  .flatMap((name) => {
    const type = pageTypes[name];
    if (!("entries" in type)) return [];
    const sorted = "order" in contentTypes[type.entries].schema.shape ? "(sort: { order: ASC })" : "";
    return `${name}: all${type.entries}${sorted} { nodes { id slug } }`;
  })
  .join("\n")} }`;

/**
 * Creates the pages whose components are templates. Each gets the ids of its own entry and of the entries before and after
 * its own. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createPages
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Record<string, Entries>>(entriesQuery);
  if (!data) {
    reporter.panicOnBuild("The pages could not be read from the content", errors);
    return;
  }
  for (const name of pageNames) {
    const type = pageTypes[name];
    if (!type.component.startsWith("templates/")) continue;
    const create = (address: string, context: Readonly<Record<string, unknown>>) =>
      actions.createPage({
        path: builtPath(address),
        component: resolve("src", `${type.component}.tsx`),
        context,
      });
    const path = pagePaths[name];
    if (typeof path === "string") create(path, "context" in type ? type.context : {});
    else
      data[name]?.nodes.forEach(({ id, slug }, index, entries) => {
        const previousId = entries.at(index - 1)?.id;
        const nextId = entries[(index + 1) % entries.length]?.id;
        create(path(slug), { id, previousId, nextId });
      });
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
