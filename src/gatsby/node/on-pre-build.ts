import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Removes the scripts of earlier builds, which Gatsby does not remove.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBuild
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  const scripts = join(store.getState().program.directory, "public", "scripts");
  await rm(scripts, { recursive: true, force: true });
};
