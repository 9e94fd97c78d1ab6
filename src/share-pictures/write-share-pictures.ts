import { createHash } from "node:crypto";
import { access, copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Font, parse } from "opentype.js";
import sharp, { type OutputInfo } from "sharp";
import { drawShareWords, pictureSize, shareSize } from "./draw-share-picture";
import { shareFacts } from "./share-facts";

interface SharePage {
  /** Where the picture goes, below public/: share/areas/chelsea.jpg. */
  file: string;
  /** Its built page. Pages are read one by one: thousands of them fill the memory. */
  pageFile: string;
}

interface ShareOptions {
  publicFolder: string;
  /** Keeps what was made, by what it was made of. */
  cacheFolder: string;
  /** The headings' font, in a form from which outlines can be read. */
  fontFile: string;
  companyName: string;
  /** The built page whose picture stands in for that of pages without one. */
  fallbackPage: string;
}

/** Messengers give up on large pictures; 120 KB is the quality bar's limit. Mozjpeg makes them a fifth smaller in four times the time. */
const quality = { quality: 78, chromaSubsampling: "4:4:4" } as const;

/** How many pages are worked on at once: sharp works beside Node's own thread. */
const atOnce = 4;

/** Makes the share picture of every page; those whose page did not change come from the cache. */
export async function writeSharePictures(pages: readonly SharePage[], options: ShareOptions): Promise<void> {
  const { publicFolder, cacheFolder, companyName } = options;
  const font = await readFont(options.fontFile);
  await mkdir(cacheFolder, { recursive: true });
  const factsOf = async (page: string) => shareFacts(await readFile(page, "utf8"));
  const rightSides = new Map<string, Promise<RightSide>>();
  const rightSideOf = (picture: string) => {
    const made = rightSides.get(picture) ?? makeRightSide(join(publicFolder, picture));
    rightSides.set(picture, made);
    return made;
  };
  const queue = pages.values();
  const work = async () => {
    for (const { file, pageFile } of queue) {
      const { title, picture: own } = await factsOf(pageFile);
      const picture = own ?? (await factsOf(options.fallbackPage)).picture ?? "";
      const words = drawShareWords({ title, companyName }, font);
      const made = await makeSharePicture(words, await rightSideOf(picture), cacheFolder);
      const target = join(publicFolder, file);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(made, target);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** The bytes of a small file may lie in the middle of a larger buffer of Node's. */
async function readFont(file: string): Promise<Font> {
  const bytes = await readFile(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** A page's picture, cut for the right side. Many pages have the same one. */
interface RightSide {
  input: Buffer;
  raw: OutputInfo;
  /** Tells pictures apart. */
  key: string;
}

async function makeRightSide(file: string): Promise<RightSide> {
  const picture = sharp(file).resize({ ...pictureSize, fit: "cover" });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, key: createHash("sha256").update(data).digest("hex") };
}

async function makeSharePicture(
  words: string,
  { input, raw, key: pictureKey }: RightSide,
  cacheFolder: string,
): Promise<string> {
  const recipe = JSON.stringify([quality, pictureSize, pictureKey]);
  const key = createHash("sha256").update(recipe).update(words).digest("hex");
  const kept = join(cacheFolder, `${key}.jpg`);
  if (await exists(kept)) return kept;
  const left = shareSize.width - pictureSize.width;
  const whole = await sharp(Buffer.from(words))
    .composite([{ input, raw, left, top: 0 }])
    .jpeg(quality)
    .toBuffer();
  await writeFile(kept, whole);
  return kept;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
