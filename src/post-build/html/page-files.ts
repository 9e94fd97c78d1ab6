import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileExists } from "../file-exists";

/** What Gatsby reads again when it next builds and no visitor needs. */
const workingFiles = ["_gatsby", "chunk-map.json", "webpack.stats.json"];

/** What Gatsby copies into every site for third-party scripts; there are none here. */
const unusedFolder = "~partytown";

/** The site's public/ folder, what Gatsby copies into it, and a folder in Gatsby's cache that keeps what Gatsby built. */
export interface PageFolders {
  publicFolder: string;
  staticFolder: string;
  builtFolder: string;
}

export function pageFolders(siteFolder: string): PageFolders {
  return {
    publicFolder: join(siteFolder, "public"),
    staticFolder: join(siteFolder, "static"),
    builtFolder: join(siteFolder, ".cache", "pages-as-built"),
  };
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

/** A page as visitors get it. */
export interface WrittenPage {
  path: string;
  file: string;
}

/**
 * Turns each page that Gatsby built into the file that visitors get, and puts what Gatsby wrote aside:
 * its next build rewrites only what changed, and needs its own files for that.
 */
export async function writePages(
  paths: readonly string[],
  { publicFolder, staticFolder, builtFolder }: PageFolders,
  transform: (html: string, path: string) => string | Promise<string>,
): Promise<WrittenPage[]> {
  const files = new Set(paths.map(builtFile));
  const pages: WrittenPage[] = [];
  for (const path of paths) {
    const file = builtFile(path);
    const built = join(publicFolder, file);
    if (!(await fileExists(built)))
      throw new Error(`${path}: Gatsby has this page but did not write ${file}`);
    const html = await readFile(built, "utf8");
    await move(built, join(builtFolder, file));
    const published = publishedFile(file);
    // Gatsby builds the 404 page twice, as 404.html and 404/index.html.
    if (published === file || !files.has(published)) {
      pages.push({ path, file: join(publicFolder, published) });
      await writeFile(join(publicFolder, published), await transform(html, path));
    }
    await removeIfEmpty(dirname(built));
  }
  for (const name of workingFiles)
    if (await fileExists(join(publicFolder, name)))
      await move(join(publicFolder, name), join(builtFolder, name));
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

/** Removes the published pages and puts what Gatsby built back where Gatsby expects it. */
export async function restoreBuiltPages({ publicFolder, builtFolder }: PageFolders): Promise<void> {
  const files = await filesIn(builtFolder);
  for (const file of files) await rm(join(publicFolder, publishedFile(file)), { force: true });
  for (const file of files) await move(join(builtFolder, file), join(publicFolder, file));
  await rm(builtFolder, { recursive: true, force: true });
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
