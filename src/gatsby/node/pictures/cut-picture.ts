import sharp from "sharp";
import { cutWindow } from "../../../content/derived/cut-window";

/** What is wanted of a picture: a shape, width divided by height, and the point that stays in view. */
interface Cut {
  aspectRatio: number;
  focus?: string | null;
}

/** A picture cut to a shape, as PNG, which loses nothing before the sizes that visitors get are made of it. */
export async function cutPicture(file: string, { aspectRatio, focus }: Cut): Promise<Buffer> {
  const picture = sharp(file);
  const { width = 0, height = 0 } = await picture.metadata();
  return picture
    .extract(cutWindow({ width, height }, aspectRatio, focus))
    .png()
    .toBuffer();
}
