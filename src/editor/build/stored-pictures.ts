import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import sharp from "sharp";
import type { StoredPicture } from "../site/site";

export const isPicture = (path: string) => /\.(jpe?g|png|webp)$/i.test(path);

/** The paths below data/ of all stored pictures. */
export async function picturePaths(data: string): Promise<string[]> {
  const names = await readdir(join(data, "images"), { recursive: true });
  return names
    .map((name) => `images/${name.split(sep).join("/")}`)
    .filter(isPicture)
    .sort();
}

/** All stored pictures with their sizes. One that cannot be read has none. */
export const storedPictures = async (data: string): Promise<StoredPicture[]> =>
  Promise.all(
    (await picturePaths(data)).map(async (path) => {
      const { width, height } =
        (await sharp(join(data, path))
          .metadata()
          .catch(() => undefined)) ?? {};
      return { path, width, height };
    }),
  );

/** Twice as many pixels as a list or a dialog shows. */
const size = { width: 480, height: 360, fit: "inside" } as const;

export const thumbnailOf = (picture: string | Buffer): Promise<Buffer> =>
  sharp(picture).rotate().resize(size).webp().toBuffer();

/**
 * Writes thumbnails of the published pictures, because GitHub serves full-size files only, and a list with their sizes,
 * because the editor refuses pictures that are too narrow.
 */
export async function writePictures(folder: string, data: string): Promise<void> {
  const pictures = await storedPictures(data);
  await writeFile(join(folder, "pictures.json"), JSON.stringify(pictures));
  for (const { path, width } of pictures) {
    if (width === undefined) continue;
    const file = join(folder, `${path}.webp`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await thumbnailOf(join(data, path)));
  }
}
