import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishPage } from "../finishing/finish-page";
import { headersFile } from "../finishing/response-headers";
import { mailSettings } from "../quote-request/mail-settings";
import { finishPages, pageFolders } from "./page-files";
import { robotsText } from "./robots-text";

/**
 * Makes what Gatsby built ready for a host: pages that sleep, as files of their own name, the
 * headers they are to be sent with, and robots.txt, which names the sitemap.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const { program, pages } = store.getState();
  const folders = pageFolders(program.directory);
  const options = {
    mailOrigin: mailSettings().origin,
    stayAwake: process.env.STAY_AWAKE === "true",
  };
  await finishPages([...pages.keys()], folders, (html) => finishPage(html, options));
  await writeFile(join(folders.publicFolder, "_headers"), headersFile());
  const { data } = await graphql<{ company: { website: string } }>("{ company { website } }");
  if (data) await writeFile(join(folders.publicFolder, "robots.txt"), robotsText(data.company.website));
};
