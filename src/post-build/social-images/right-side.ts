import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { cutWindow } from "../../content/derived/cut-window";
import { pictureSize } from "./draw-social-image";
import type { ShownPicture } from "./social-image-facts";

/** A page's picture, cut for the right side of its social image. */
export interface RightSide {
  input: Buffer;
  raw: OutputInfo;
  /** Identifies the picture. */
  key: string;
}

/** Cuts each picture once: hundreds of pages show the same few. */
export function rightSides(publicFolder: string): (picture: ShownPicture) => Promise<RightSide> {
  const made = new Map<string, Promise<RightSide>>();
  return ({ file, focus }) => {
    const wanted = `${file} ${focus}`;
    const right = made.get(wanted) ?? cut(join(publicFolder, file), focus);
    made.set(wanted, right);
    return right;
  };
}

async function cut(file: string, focus: string | undefined): Promise<RightSide> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const scale = Math.max(pictureSize.width / width, pictureSize.height / height);
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const window = cutWindow(scaled, pictureSize.width / pictureSize.height, focus);
  const picture = sharp(file)
    .resize({ ...scaled, fit: "fill" })
    .extract(window);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, key: createHash("sha256").update(data).digest("hex") };
}
