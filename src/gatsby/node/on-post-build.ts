import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { productionSettings } from "../editor/production-settings";
import { writeEditor } from "../editor/write-editor";
import { finishPage } from "../finishing/finish-page";
import { headersFile } from "../finishing/response-headers";
import type { Chunks } from "../finishing/waking-files";
import { writeIcons } from "../icons/write-icons";
import { mailSettings } from "../quote-request/mail-settings";
import { writeSharePictures } from "../share-pictures/write-share-pictures";
import { finishPages, pageFolders } from "./page-files";
import { sharePicturePath } from "./page-paths";
import { robotsText } from "./robots-text";

/**
 * Makes what Gatsby built ready for a host: pages that sleep, as files of their own name, the headers they are to be
 * sent with, the pictures that messengers show for them, the site's icons, the editing screen where one is set up, and
 * robots.txt, which names the sitemap.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store, reporter }) => {
  const { program, pages } = store.getState();
  const folders = pageFolders(program.directory);
  const { publicFolder } = folders;
  const { data } = await graphql<{ company: { website: string; name: string } }>(
    "{ company { website name } }",
  );
  if (!data) throw new Error("Gatsby does not answer the company's name");
  const options = {
    chunks: await readJson<Chunks>(join(publicFolder, "webpack.stats.json")),
    mailOrigin: mailSettings().origin,
    stayAwake: process.env.STAY_AWAKE === "true",
  };
  const finish = async (html: string, path: string) => {
    const pageData = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
    const { staticQueryHashes } = await readJson<{ staticQueryHashes: string[] }>(pageData);
    const componentChunkName = pages.get(path)?.componentChunkName ?? "";
    return finishPage(html, { path, componentChunkName, staticQueryHashes }, options);
  };
  const finished = await timed(reporter, "put pages to sleep", () =>
    finishPages([...pages.keys()], folders, finish),
  );
  const sharePages = finished.map(({ path, file }) => {
    return { file: sharePicturePath(path.replace(/\.html$/, "")), pageFile: file };
  });
  const shareOptions = {
    publicFolder,
    cacheFolder: join(program.directory, ".cache", "share-pictures"),
    fontFile: join(program.directory, "node_modules", shareFont),
    companyName: data.company.name,
    fallbackPage: join(publicFolder, "index.html"),
  };
  await timed(reporter, "make share pictures", () => writeSharePictures(sharePages, shareOptions));
  const { name } = data.company;
  await timed(reporter, "make icons", () => writeIcons(publicFolder, name));
  const editor = productionSettings(process.env, data.company.website);
  if (editor) await writeEditor(join(publicFolder, "admin"), editor);
  await writeFile(join(publicFolder, "_headers"), headersFile());
  await writeFile(join(publicFolder, "robots.txt"), robotsText(data.company.website));
};

/** static/fonts holds the part of it that browsers get. */
const shareFont = "@fontsource/fraunces/files/fraunces-latin-500-normal.woff";

/** Lists a step among Gatsby's own, with the time that it took. */
async function timed<Result>(reporter: Reporter, name: string, step: () => Promise<Result>): Promise<Result> {
  const timer = reporter.activityTimer(name);
  timer.start();
  const result = await step();
  timer.end();
  return result;
}

/** Gatsby's own files, whose shape its version fixes. */
async function readJson<Shape>(path: string): Promise<Shape> {
  return JSON.parse(await readFile(path, "utf8"));
}
