import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileExists } from "../file-exists";

/** What Gatsby reads again when it next builds and no visitor needs. */
const workingFiles = ["_gatsby", "chunk-map.json", "webpack.stats.json"];

/** What Gatsby copies into every site for third-party scripts; there are none here. */
const unusedFolder = "~partytown";

/** The site's public/ folder, and a folder in Gatsby's cache that keeps what Gatsby built. */
export interface PageFolders {
  publicFolder: string;
  builtFolder: string;
}

export function pageFolders(siteFolder: string): PageFolders {
  return {
    publicFolder: join(siteFolder, "public"),
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
  { publicFolder, builtFolder }: PageFolders,
  transform: (html: string, path: string) => string | Promise<string>,
): Promise<WrittenPage[]> {
  const files = new Set(paths.map(builtFile));
  const pages: WrittenPage[] = [];
  for (const path of paths) {
    const file = builtFile(path);
    const built = join(publicFolder, file);
    if (!(await fileExists(built))) continue;
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
  return pages;
}

/** Removes the published pages and puts what Gatsby built back where Gatsby expects it. */
export async function restoreBuiltPages({ publicFolder, builtFolder }: PageFolders): Promise<void> {
  const entries = await readdir(builtFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(builtFolder, join(entry.parentPath, entry.name)));
  for (const file of files) await rm(join(publicFolder, publishedFile(file)), { force: true });
  for (const file of files) await move(join(builtFolder, file), join(publicFolder, file));
  await rm(builtFolder, { recursive: true, force: true });
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
