import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { pagePaths } from "../../routes/page-paths";
import { parsePage } from "../page-tree";
import { socialImageFacts } from "../social-images/social-image-facts";

/** What the checks of a page must know of the site around it. */
export interface SiteFacts {
  /** The site's address, without a slash at the end. */
  website: string;
  /** The mail provider's address; empty for the site's own. */
  mailOrigin: string;
  /** The addresses of all files in public/. */
  files: ReadonlySet<string>;
  /** The words with which the home page's head describes its picture, which pages without one may borrow. */
  homePictureAlt: string;
}

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
