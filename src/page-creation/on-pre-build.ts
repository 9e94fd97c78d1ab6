import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

/** What webpack wrote into public/ itself; pages, pictures and copied files lie elsewhere or end otherwise. */
const script = /\.js(\.map|\.LICENSE\.txt)?$/;

/** Removes the scripts of earlier builds, which Gatsby leaves lying. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPreBuild */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  const folder = join(store.getState().program.directory, "public");
  const files = await readdir(folder).catch(() => []);
  await Promise.all(files.filter((file) => script.test(file)).map((file) => rm(join(folder, file))));
};
