import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pagePaths } from "../../routes/page-paths";
import { fileExists } from "../file-exists";
import { parsePage } from "../page-tree";
import { drawSocialImage, type SocialImage } from "./draw-social-image";
import { shownPicture, socialImageFacts } from "./social-image-facts";

interface SocialImagePage {
  /** The page's address. */
  path: string;
  /** Where the picture goes, below public/: /share/areas/chelsea.jpg. */
  file: string;
  /** Its built page. Pages are read one by one: thousands would fill the memory. */
  pageFile: string;
}

interface SocialImageOptions {
  publicFolder: string;
  /** Keeps the images, by a hash of what they are made of. */
  cacheFolder: string;
  /**
   * The headings' font: fraunces-500.woff, Latin, from Fontsource's package of Fraunces 5.3. Browsers get the subset in
   * static/fonts, beside its licence.
   */
  fontFile: string;
  companyName: string;
  /** The file of the home page, whose picture is used for pages without one. */
  homePageFile: string;
  /** Reads the answer to the query of the page at a path. */
  answerOf(path: string): Promise<unknown>;
}

/** How many pages are worked on at once: sharp works outside Node's own thread. */
const atOnce = 4;

/** Makes the social image of every page; those of unchanged pages come from the cache, those of removed pages are deleted. */
export async function writeSocialImages(
  pages: readonly SocialImagePage[],
  { publicFolder, cacheFolder, fontFile, companyName, homePageFile, answerOf }: SocialImageOptions,
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(join(publicFolder, "share"), { recursive: true, force: true });
  const read = async (path: string, pageFile: string) =>
    socialImageFacts(parsePage(await readFile(pageFile, "utf8"), path), await answerOf(path));
  const home = await read(pagePaths.home, homePageFile);
  const font = await readFile(fontFile);
  const used = new Set<string>();
  const queue = pages.values();
  const work = async () => {
    for (const { path, file, pageFile } of queue) {
      const facts = await read(path, pageFile);
      const shown = shownPicture(path, facts, home);
      const picture = { ...shown, file: join(publicFolder, shown.file) };
      const made = await kept(cacheFolder, { title: facts.title, companyName, picture, font });
      const target = join(publicFolder, file);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(made, target);
      used.add(basename(made));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const file of await readdir(cacheFolder)) if (!used.has(file)) await rm(join(cacheFolder, file));
}

/** The image's file in the cache. Whoever changes how images are drawn counts the version up. */
async function kept(cacheFolder: string, image: SocialImage): Promise<string> {
  const version = 2;
  const picture = await readFile(image.picture.file);
  const hash = createHash("sha256")
    .update(JSON.stringify([version, image]))
    .update(picture);
  const file = join(cacheFolder, `${hash.digest("hex")}.jpg`);
  if (!(await fileExists(file))) await writeFile(file, await drawSocialImage(image));
  return file;
}
