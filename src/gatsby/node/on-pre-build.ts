import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { pageFolders, restoreBuiltPages } from "../../post-build/flat-pages";

/** What webpack wrote into public/ itself; pages, pictures and copied files are elsewhere or have other endings. */
const script = /\.js(\.map|\.LICENSE\.txt)?$/;

/**
 * Puts back the pages as Gatsby built them, and removes the scripts of earlier builds, which Gatsby does not remove.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBuild
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  const folders = pageFolders(store.getState().program.directory);
  await restoreBuiltPages(folders);
  const files = await readdir(folders.publicFolder).catch(() => []);
  const scripts = files.filter((file) => script.test(file));
  await Promise.all(scripts.map((file) => rm(join(folders.publicFolder, file))));
};
