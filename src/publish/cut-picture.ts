import sharp, { type Sharp } from "sharp";
import { cutWindow } from "../content/derived/cut-window";

interface Cut {
  /** Width divided by height. */
  aspectRatio: number;
  /** The point that stays in view: 30% 70%. */
  focus?: string | null | undefined;
}

/** A picture cut to a shape, in its own resolution. */
export async function cutPicture(file: string, { aspectRatio, focus }: Cut): Promise<Sharp> {
  const picture = sharp(file);
  const { width, height } = await picture.metadata();
  return picture.extract(cutWindow({ width, height }, aspectRatio, focus));
}
