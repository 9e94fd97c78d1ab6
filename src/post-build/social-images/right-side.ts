import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { pictureSize } from "./draw-social-image";

/** A page's picture, cut for the right side of its social image. */
export interface RightSide {
  input: Buffer;
  raw: OutputInfo;
  /** Identifies the picture. */
  key: string;
}

/** Cuts each picture once: hundreds of pages show the same few. */
export function rightSides(publicFolder: string): (picture: string) => Promise<RightSide> {
  const made = new Map<string, Promise<RightSide>>();
  return (picture) => {
    const right = made.get(picture) ?? cut(join(publicFolder, picture));
    made.set(picture, right);
    return right;
  };
}

async function cut(file: string): Promise<RightSide> {
  const picture = sharp(file).resize({ ...pictureSize, fit: "cover" });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, key: createHash("sha256").update(data).digest("hex") };
}
