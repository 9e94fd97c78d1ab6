import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** The folder of the built site with the props of its islands. */
export const propsFolder = "scripts/props";

/** Removes the files of props that no page names. Gatsby renders changed pages only, and leaves old files. */
export async function removeOldProps(publicFolder: string, pages: readonly string[]): Promise<void> {
  const texts = await Promise.all(pages.map((page) => readFile(join(publicFolder, page), "utf8")));
  for (const file of await readdir(join(publicFolder, propsFolder)))
    if (!texts.some((text) => text.includes(`"/${propsFolder}/${file}"`)))
      await rm(join(publicFolder, propsFolder, file));
}
