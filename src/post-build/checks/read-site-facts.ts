import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { parsePage } from "../../page-tree/page-tree";
import { pagePaths } from "../../routes/page-paths";
import { socialImageFacts } from "../social-images/social-image-facts";
import type { SiteFacts } from "./site-facts";

/** Reads what the checks must know from the built site itself. */
export async function readSiteFacts(
  publicFolder: string,
  website: string,
  mailOrigin: string,
): Promise<SiteFacts> {
  const names = await readdir(publicFolder, { recursive: true });
  const home = parsePage(await readFile(join(publicFolder, "index.html"), "utf8"), pagePaths.home);
  return {
    website,
    mailOrigin,
    files: new Set(names.map((name) => `/${name.split(sep).join("/")}`)),
    homePictureAlt: socialImageFacts(home, undefined).alt,
  };
}
