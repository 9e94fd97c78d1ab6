import { access, mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { robotsText } from "./robots-text";

const writtenFilesKey = "flat-html-files";

interface SitePages {
  company: { website: string };
  allSitePage: { nodes: { path: string }[] };
}

/**
 * Turns areas/chelsea/index.html into areas/chelsea.html.
 * Static hosts answer /areas/chelsea with that file at once; for a folder they redirect to /areas/chelsea/.
 * Files of pages that no longer exist go, because Gatsby does not know of them. robots.txt names the sitemap.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPostBuild
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, graphql, store }) => {
  const { program } = store.getState();
  const folder = join(program.directory, "public");
  const { data } = await graphql<SitePages>("{ company { website } allSitePage { nodes { path } } }");
  const paths = (data?.allSitePage.nodes ?? []).map(({ path }) => path);
  const files = paths.filter((path) => path !== "/" && !path.endsWith(".html")).map((path) => `${path}.html`);
  for (const file of files) await flatten(folder, file);
  const before: string[] = (await cache.get(writtenFilesKey)) ?? [];
  for (const file of before.filter((file) => !files.includes(file)))
    await rm(join(folder, file), { force: true });
  await cache.set(writtenFilesKey, files);
  if (data) await writeFile(join(folder, "robots.txt"), robotsText(data.company.website));
};

async function flatten(folder: string, file: string): Promise<void> {
  const pageFolder = join(folder, file.slice(0, -".html".length));
  const nested = join(pageFolder, "index.html");
  if (!(await exists(nested))) return;
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await rename(nested, join(folder, file));
  if ((await readdir(pageFolder)).length === 0) await rmdir(pageFolder);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
