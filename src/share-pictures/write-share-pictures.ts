import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Font, parse } from "opentype.js";
import sharp from "sharp";
import { drawShareWords, pictureSize, shareSize } from "./draw-share-picture";
import { type ShareFacts, shareFacts } from "./share-facts";

interface SharePage {
  /** Where the picture goes, below public/: /share/areas/chelsea.jpg. */
  file: string;
  html: string;
}

interface ShareOptions {
  publicFolder: string;
  /** Keeps what was made, by what it was made of. */
  cacheFolder: string;
  /** The headings' font, in a form from which outlines can be read. */
  fontFile: string;
  companyName: string;
  /** The picture of pages that have none: the home page's. */
  fallback: string | undefined;
}

/** Messengers give up on large pictures; 120 KB is the quality bar's limit. */
const mostBytes = 120 * 1024;

/** Tried in this order until the picture is light enough. Chroma is kept whole, or coloured letters fray. */
const qualities = [78, 66, 54, 42] as const;

/** All share pictures lie in it. */
const shareFolder = "share";

/** Makes the share picture of every page; those whose page did not change come from the cache. None stay of pages that are gone. */
export async function writeSharePictures(pages: readonly SharePage[], options: ShareOptions): Promise<void> {
  const font = await readFont(options.fontFile);
  await mkdir(options.cacheFolder, { recursive: true });
  await rm(join(options.publicFolder, shareFolder), { recursive: true, force: true });
  const used = new Set<string>();
  for (const { file, html } of pages) {
    const facts = shareFacts(html);
    const words = drawShareWords({ ...facts, companyName: options.companyName }, font);
    const made = await makeSharePicture(facts, words, options);
    const target = join(options.publicFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(made, target);
    used.add(basename(made));
  }
  for (const file of await readdir(options.cacheFolder))
    if (!used.has(file)) await rm(join(options.cacheFolder, file));
}

/** The bytes of a small file may lie in the middle of a larger buffer of Node's. */
async function readFont(file: string): Promise<Font> {
  const bytes = await readFile(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function makeSharePicture(
  { picture }: ShareFacts,
  words: string,
  { publicFolder, cacheFolder, fallback }: ShareOptions,
): Promise<string> {
  const shown = picture ?? fallback;
  if (!shown) throw new Error("The home page does not show the picture that its head describes");
  const source = await readFile(join(publicFolder, shown));
  const recipe = JSON.stringify([mostBytes, qualities, pictureSize]);
  const key = createHash("sha256").update(recipe).update(words).update(source).digest("hex");
  const kept = join(cacheFolder, `${key}.jpg`);
  if ((await readFile(kept).catch(() => undefined)) !== undefined) return kept;
  await writeFile(kept, await compose(words, source));
  return kept;
}

async function compose(words: string, source: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(source)
    .resize({ ...pictureSize, fit: "cover" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const left = shareSize.width - pictureSize.width;
  const whole = sharp(Buffer.from(words)).composite([
    { input: data, raw: { width, height, channels }, left, top: 0 },
  ]);
  const encode = (quality: number) => whole.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
  const [best, ...lower] = qualities;
  let encoded = await encode(best);
  for (const quality of lower) if (encoded.length >= mostBytes) encoded = await encode(quality);
  return encoded;
}
