import sharp, { type Sharp } from "sharp";
import type { BuiltPicture } from "./built-pictures";

export interface Pixels {
  /** Red, green, blue, from left to right, from top to bottom. */
  data: Buffer;
  width: number;
  height: number;
}

/** gatsby-plugin-sharp's own: it decides where the row is left out by which a width's rounded height misses the master's. */
const croppedByGatsby = { position: sharp.strategy.attention };

/**
 * A delivered picture, and its master in the same size: what it would be without loss. Of what is shown in another shape
 * the master is what src/gatsby/node/pictures has cut.
 */
export async function drawnAndDelivered(
  picture: Pick<BuiltPicture, "file" | "master">,
): Promise<{ drawn: Pixels; delivered: Pixels }> {
  const delivered = await pixels(sharp(picture.file));
  const { width, height } = delivered;
  return { drawn: await pixels(sharp(picture.master).resize(width, height, croppedByGatsby)), delivered };
}

async function pixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
