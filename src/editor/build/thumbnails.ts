import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** Twice as many pixels as a list or a dialog shows. */
const size = { width: 480, height: 360, fit: "inside" } as const;

export const thumbnailOf = (picture: string | Buffer): Promise<Buffer> =>
  sharp(picture).rotate().resize(size).webp().toBuffer();

/** Makes thumbnails of the published pictures, because GitHub serves full-size files only. An unreadable picture has none. */
export async function writeThumbnails(folder: string, data: string): Promise<void> {
  const names = await readdir(join(data, "images"), { recursive: true });
  for (const name of names.filter((one) => /\.(jpe?g|png|webp)$/i.test(one))) {
    const small = await thumbnailOf(join(data, "images", name)).catch(() => undefined);
    const file = join(folder, "images", `${name}.webp`);
    if (!small) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, small);
  }
}
