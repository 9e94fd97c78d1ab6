import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileExists } from "./file-exists";

/** What Gatsby reads again when it next builds and no visitor needs. */
const workingFiles = ["_gatsby", "chunk-map.json", "webpack.stats.json"];

/** What Gatsby copies into every site for third-party scripts; there are none here. */
const unusedFolder = "~partytown";

/** The site's public/ folder, what Gatsby copies into it, and a folder in Gatsby's cache for what is not published. */
export interface PageFolders {
  publicFolder: string;
  staticFolder: string;
  keptFolder: string;
}

export function pageFolders(siteFolder: string): PageFolders {
  return {
    publicFolder: join(siteFolder, "public"),
    staticFolder: join(siteFolder, "static"),
    keptFolder: join(siteFolder, ".cache", "not-published"),
  };
}

/** A page as visitors get it. */
export interface WrittenPage {
  path: string;
  file: string;
}

/** Where Gatsby writes a page: /areas/chelsea is areas/chelsea/index.html. */
function builtFile(path: string): string {
  if (path.endsWith(".html")) return path.slice(1);
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** Where a host finds it without a redirect: areas/chelsea.html. */
function publishedFile(builtFile: string): string {
  return builtFile.replace(/\/index\.html$/, ".html");
}

/**
 * Gives each page that Gatsby built the name under which hosts find it, and puts aside what only Gatsby reads.
 * Gatsby's next build rewrites what changed and no more, so it gets all of it back first (restoreBuiltPages).
 */
export async function flattenPages(
  paths: readonly string[],
  { publicFolder, staticFolder, keptFolder }: PageFolders,
): Promise<WrittenPage[]> {
  const files = new Set(paths.map(builtFile));
  const pages: WrittenPage[] = [];
  for (const path of paths) {
    const file = builtFile(path);
    const built = join(publicFolder, file);
    if (!(await fileExists(built)))
      throw new Error(`${path}: Gatsby has this page but did not write ${file}`);
    const published = publishedFile(file);
    // Gatsby builds the 404 page twice, as 404.html and 404/index.html.
    const isDouble = published !== file && files.has(published);
    await move(built, isDouble ? join(keptFolder, file) : join(publicFolder, published));
    if (!isDouble) pages.push({ path, file: join(publicFolder, published) });
    await removeIfEmpty(dirname(built));
  }
  for (const name of workingFiles)
    if (await fileExists(join(publicFolder, name)))
      await move(join(publicFolder, name), join(keptFolder, name));
  await rm(join(publicFolder, unusedFolder), { recursive: true, force: true });
  await removeOtherPages(publicFolder, staticFolder, pages);
  return pages;
}

/**
 * Removes the pages of earlier builds. Gatsby deletes its cache when package.json or a plugin changes, and keeps public/:
 * whatever was taken away from the content at the same time would stay with the visitors.
 */
async function removeOtherPages(publicFolder: string, staticFolder: string, pages: readonly WrittenPage[]) {
  const written = new Set(pages.map(({ file }) => file));
  for (const file of await filesIn(publicFolder)) {
    const isOther = file.endsWith(".html") && !written.has(join(publicFolder, file));
    if (isOther && !(await fileExists(join(staticFolder, file)))) await rm(join(publicFolder, file));
  }
}

/** Puts everything back where Gatsby expects it: areas/chelsea.html is areas/chelsea/index.html again. */
export async function restoreBuiltPages({
  publicFolder,
  staticFolder,
  keptFolder,
}: PageFolders): Promise<void> {
  for (const file of await filesIn(publicFolder)) {
    if (!/\.html$/.test(file) || /^(index|404)\.html$/.test(file)) continue;
    if (await fileExists(join(staticFolder, file))) continue;
    await move(join(publicFolder, file), join(publicFolder, file.replace(/\.html$/, "/index.html")));
  }
  for (const file of await filesIn(keptFolder)) await move(join(keptFolder, file), join(publicFolder, file));
  await rm(keptFolder, { recursive: true, force: true });
}

/** The files in a folder and below it, named from there; none where there is no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => relative(folder, join(file.parentPath, file.name)));
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
