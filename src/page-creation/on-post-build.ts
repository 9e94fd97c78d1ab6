import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishPage } from "../finishing/finish-page";
import { headersFile } from "../finishing/response-headers";
import type { Chunks } from "../finishing/waking-files";
import { mailSettings } from "../quote-request/mail-settings";
import { finishPages, pageFolders } from "./page-files";
import { robotsText } from "./robots-text";

/**
 * Makes what Gatsby built ready for a host: pages that sleep, as files of their own name, the headers they are to be
 * sent with, and robots.txt, which names the sitemap.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const { program, pages } = store.getState();
  const folders = pageFolders(program.directory);
  const { publicFolder } = folders;
  const options = {
    chunks: await readJson<Chunks>(join(publicFolder, "webpack.stats.json")),
    mailOrigin: mailSettings().origin,
    stayAwake: process.env.STAY_AWAKE === "true",
  };
  await finishPages([...pages.keys()], folders, async (html, path) => {
    const data = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
    const { staticQueryHashes } = await readJson<{ staticQueryHashes: string[] }>(data);
    const componentChunkName = pages.get(path)?.componentChunkName ?? "";
    return finishPage(html, { path, componentChunkName, staticQueryHashes }, options);
  });
  await writeFile(join(publicFolder, "_headers"), headersFile());
  const { data } = await graphql<{ company: { website: string } }>("{ company { website } }");
  if (data) await writeFile(join(publicFolder, "robots.txt"), robotsText(data.company.website));
};

/** Gatsby's own files, whose shape its version fixes. */
async function readJson<Shape>(path: string): Promise<Shape> {
  return JSON.parse(await readFile(path, "utf8"));
}
