import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { productionSettings } from "../../editor/build/production-settings";
import { writeEditor } from "../../editor/build/write-editor";
import { checkPages } from "../../publish/checks/check-pages";
import { readSiteFacts } from "../../publish/checks/read-site-facts";
import type { Redirect } from "../../publish/hosting/redirects";
import { writeHostFiles } from "../../publish/hosting/write-host-files";
import { writeIcons } from "../../publish/icons/write-icons";
import { writeSocialImages } from "../../publish/social-images/write-social-images";
import { mailSettings } from "../../quote-request/adapters/mail-settings";
import { addressOf, pageDataPath, pagePaths } from "../../routes/page-paths";
import { socialImagePath } from "../../routes/social-image";

/** What no visitor needs, and Gatsby makes anew: its working files, and what it brings for third-party scripts. */
const notPublished = ["_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"];

/**
 * Makes what Gatsby built ready for a host: social images, icons, the editor where one is set up, and what hosts and robots
 * read. Last, every page is read back and checked: an error here fails the build.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store, reporter }) => {
  const { program, pages } = store.getState();
  const publicFolder = join(program.directory, "public");
  const { data } = await graphql<PublishedFacts>(
    "{ company { website name email } redirects { redirects { from to } } }",
  );
  if (!data) throw new Error("Gatsby does not answer the company's name");
  for (const name of notPublished) await rm(join(publicFolder, name), { recursive: true, force: true });
  const published = [...pages.keys()].map((path) => {
    return { path, file: join(publicFolder, path === pagePaths.home ? "index.html" : path) };
  });
  const dataOf = (path: string) => readJson<PageData>(join(publicFolder, pageDataPath(path)));
  const socialImagePages = published.map(({ path, file }) => {
    return { path, file: socialImagePath(addressOf(path)), pageFile: file };
  });
  const socialImageOptions = {
    publicFolder,
    cacheFolder: join(program.directory, ".cache", "social-images"),
    fontFile: join("src", "publish", "social-images", "fraunces-500.woff"),
    companyName: data.company.name,
    homePageFile: join(publicFolder, "index.html"),
    answerOf: async (path: string) => (await dataOf(path)).result,
  };
  await timed(reporter, "make social images", () => writeSocialImages(socialImagePages, socialImageOptions));
  const { name } = data.company;
  await timed(reporter, "make icons", () => writeIcons(publicFolder, name));
  const editor = productionSettings(process.env, data.company.website);
  if (editor) await writeEditor(join(publicFolder, "admin"), editor);
  await timed(reporter, "write hosts' files", () =>
    writeHostFiles(publicFolder, data.company, data.redirects.redirects, new Date()),
  );
  const { website } = data.company;
  await timed(reporter, "check pages", async () =>
    checkPages(published, await readSiteFacts(publicFolder, website, mailSettings().origin)),
  );
};

interface PublishedFacts {
  company: { website: string; name: string; email: string };
  redirects: { redirects: Redirect[] };
}

interface PageData {
  /** The answer to the page's query. */
  result?: unknown;
}

/** Logs a step among Gatsby's own, with the time that it took. */
async function timed<Result>(reporter: Reporter, name: string, step: () => Promise<Result>): Promise<Result> {
  const timer = reporter.activityTimer(name);
  timer.start();
  const result = await step();
  timer.end();
  return result;
}

/** For Gatsby's own files, whose shape depends on its version only. */
async function readJson<Shape>(path: string): Promise<Shape> {
  return JSON.parse(await readFile(path, "utf8"));
}
