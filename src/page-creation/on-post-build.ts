import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishPages, pageFolders } from "./page-files";
import { robotsText } from "./robots-text";

/**
 * Makes what Gatsby built ready for a host: pages as files of their own name, and robots.txt, which names the sitemap.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const { program, pages } = store.getState();
  const folders = pageFolders(program.directory);
  await finishPages([...pages.keys()], folders, (html) => html);
  const { data } = await graphql<{ company: { website: string } }>("{ company { website } }");
  if (data) await writeFile(join(folders.publicFolder, "robots.txt"), robotsText(data.company.website));
};
