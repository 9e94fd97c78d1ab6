import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { addressOf } from "../../routes/page-paths";
import { socialImagePath } from "../../routes/social-image";
import { attributeOf, type BuiltPage, elementsIn, type PageTree, readPage } from "../page-tree";
import { drawSocialImage, type SocialImage } from "./draw-social-image";

/** A picture of the content, as it is stored. */
export interface StoredPicture {
  alt: string;
  focus?: string | null;
  image: { absolutePath: string; internal: { contentDigest: string } };
}

interface SocialImageOptions extends Pick<SocialImage, "companyName" | "mark"> {
  publicFolder: string;
  /** Keeps the images, by a hash of what they are made of. */
  cacheFolder: string;
  /** All pictures that a page's head may describe. */
  pictures: readonly StoredPicture[];
}

/** Makes the social image of every page: its title beside the picture that its head describes. */
export async function writeSocialImages(
  pages: readonly BuiltPage[],
  { publicFolder, cacheFolder, companyName, mark, pictures }: SocialImageOptions,
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await rm(join(publicFolder, "share"), { recursive: true, force: true });
  for (const page of pages) {
    const { title, alt } = headOf(await readPage(page));
    const picture = pictures.find((candidate) => candidate.alt === alt);
    if (!picture) throw new Error(`${page.path} describes '${alt}', which no picture shows`);
    const target = join(publicFolder, socialImagePath(addressOf(page.path)));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(await drawnOnce(cacheFolder, { title, companyName, mark }, picture), target);
  }
}

/** A page's title, up to the bar, and the words for its picture. */
function headOf({ path, head }: PageTree): { title: string; alt: string } {
  const content = (property: string) => {
    const [meta, second] = elementsIn(head, "meta", { property });
    const text = meta && attributeOf(meta, "content");
    if (!text || second) throw new Error(`${path} has no or several ${property}`);
    return text;
  };
  const title = content("og:title");
  return { title: title.split(" | ")[0] ?? title, alt: content("og:image:alt") };
}

/** The image's file in the cache. Increase the version when the drawing changes. */
async function drawnOnce(
  cacheFolder: string,
  words: Omit<SocialImage, "picture">,
  { focus, image }: StoredPicture,
): Promise<string> {
  const version = 4;
  const parts = JSON.stringify([version, words, focus, image.internal.contentDigest]);
  const file = join(cacheFolder, `${createHash("sha256").update(parts).digest("hex")}.jpg`);
  const picture = { file: image.absolutePath, focus };
  if (!existsSync(file)) await writeFile(file, await drawSocialImage({ ...words, picture }));
  return file;
}
