import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** The folder of the built site with the props of its islands: among the scripts that they are fetched with. */
export const islandPropsFolder = "scripts/props";

/** Removes the files that no page names any more. Gatsby renders only the pages that changed, so no build writes them all. */
export async function removeUnusedIslandProps(publicFolder: string, pages: readonly string[]): Promise<void> {
  const folder = join(publicFolder, islandPropsFolder);
  const html = await Promise.all(pages.map((page) => readFile(join(publicFolder, page), "utf8")));
  for (const file of await readdir(folder).catch(() => []))
    if (!html.some((text) => text.includes(`/${islandPropsFolder}/${file}`))) await rm(join(folder, file));
}
