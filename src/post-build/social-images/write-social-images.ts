import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Font, parse } from "opentype.js";
import sharp from "sharp";
import { parsePage } from "../../page-tree/page-tree";
import { pagePaths } from "../../routes/page-paths";
import { socialImageSize } from "../../routes/social-image";
import { fileExists } from "../file-exists";
import { drawSocialImageWords, pictureSize } from "./draw-social-image";
import { type RightSide, rightSides } from "./right-side";
import { shownPicture } from "./shown-picture";
import { socialImageFacts } from "./social-image-facts";

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
   * The headings' font, in a form from which outlines can be read: fraunces-500.woff, Latin, from Fontsource's package
   * of Fraunces 5.3. Browsers get the subset in static/fonts, beside its licence.
   */
  fontFile: string;
  companyName: string;
  /** The file of the home page, whose picture is used for pages without one. */
  homePageFile: string;
  /** Reads the answer to the query of the page at a path. */
  answerOf(path: string): Promise<unknown>;
}

/** Messengers give up on large pictures; 120 KB is the quality bar's limit. */
const mostBytes = 120 * 1024;

/** Tried in this order until the picture is light enough. Chroma is kept whole, or coloured letters fray. */
const qualities = [78, 66, 54, 42] as const;

/** Contains all social images. */
const socialImageFolder = "share";

/** How many pages are worked on at once: sharp works outside Node's own thread. */
const atOnce = 4;

/** Makes the social image of every page; those of unchanged pages come from the cache, those of removed pages are deleted. */
export async function writeSocialImages(
  pages: readonly SocialImagePage[],
  options: SocialImageOptions,
): Promise<void> {
  const { publicFolder, cacheFolder, companyName, homePageFile, answerOf } = options;
  const font = await readFont(options.fontFile);
  await mkdir(cacheFolder, { recursive: true });
  await rm(join(publicFolder, socialImageFolder), { recursive: true, force: true });
  const read = async (path: string, pageFile: string) =>
    socialImageFacts(parsePage(await readFile(pageFile, "utf8"), path), await answerOf(path));
  const home = await read(pagePaths.home, homePageFile);
  const rightSideOf = rightSides(publicFolder);
  const used = new Set<string>();
  const queue = pages.values();
  const work = async () => {
    for (const { path, file, pageFile } of queue) {
      const facts = await read(path, pageFile);
      const picture = shownPicture(path, facts, home);
      const words = drawSocialImageWords({ title: facts.title, companyName }, font);
      const made = await makeSocialImage(words, await rightSideOf(picture), cacheFolder);
      const target = join(publicFolder, file);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(made, target);
      used.add(basename(made));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const file of await readdir(cacheFolder)) if (!used.has(file)) await rm(join(cacheFolder, file));
}

/** A small file's bytes may be part of a larger buffer that Node shares. */
async function readFont(file: string): Promise<Font> {
  const bytes = await readFile(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function makeSocialImage(words: string, right: RightSide, cacheFolder: string): Promise<string> {
  const recipe = JSON.stringify([mostBytes, qualities, right.key]);
  const key = createHash("sha256").update(recipe).update(words).digest("hex");
  const kept = join(cacheFolder, `${key}.jpg`);
  if (await fileExists(kept)) return kept;
  await writeFile(kept, await compose(words, right));
  return kept;
}

async function compose(words: string, { input, raw }: RightSide): Promise<Buffer> {
  const left = socialImageSize.width - pictureSize.width;
  const whole = sharp(Buffer.from(words)).composite([{ input, raw, left, top: 0 }]);
  const encode = (quality: number) => whole.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
  const [best, ...lower] = qualities;
  let encoded = await encode(best);
  for (const quality of lower) if (encoded.length >= mostBytes) encoded = await encode(quality);
  return encoded;
}
