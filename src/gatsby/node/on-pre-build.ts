import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

/** What webpack wrote into public/ itself; pages, pictures and copied files are elsewhere or have other endings. */
const script = /\.js(\.map|\.LICENSE\.txt)?$/;

/**
 * Removes the scripts of earlier builds, which Gatsby does not remove.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBuild
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  const publicFolder = join(store.getState().program.directory, "public");
  const files = await readdir(publicFolder).catch(() => []);
  const scripts = files.filter((file) => script.test(file));
  await Promise.all(scripts.map((file) => rm(join(publicFolder, file))));
};
