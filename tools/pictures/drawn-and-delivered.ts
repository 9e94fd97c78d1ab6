import sharp, { type Sharp } from "sharp";
import type { BuiltPicture } from "./built-pictures";

export interface Pixels {
  /** Red, green, blue, from left to right, from top to bottom. */
  data: Buffer;
  width: number;
  height: number;
}

/** Where Gatsby may have cut a picture that has another shape than its master. */
const cuts = ["centre", "east", sharp.strategy.attention];

/** A delivered picture, and its master in the same size and cut: what it would be without loss. */
export async function drawnAndDelivered(
  picture: Pick<BuiltPicture, "file" | "master">,
): Promise<{ drawn: Pixels; delivered: Pixels }> {
  const delivered = await pixels(sharp(picture.file));
  const { width, height } = delivered;
  const master = await sharp(picture.master).metadata();
  const sameShape = Math.abs((height * master.width) / width - master.height) < master.height / 100;
  const candidates = await Promise.all(
    (sameShape ? ["centre"] : cuts).map((position) =>
      pixels(sharp(picture.master).resize(width, height, { position })),
    ),
  );
  const [nearest] = candidates
    .map((drawn) => ({ drawn, error: meanError(drawn, delivered) }))
    .sort((one, other) => one.error - other.error);
  if (!nearest) throw new Error(`${picture.master} could not be drawn`);
  return { drawn: nearest.drawn, delivered };
}

async function pixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The mean distance of two pictures' bytes, from every 97th. */
function meanError(one: Pixels, other: Pixels): number {
  let sum = 0;
  for (let index = 0; index < one.data.length; index += 97)
    sum += Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0));
  return sum / (one.data.length / 97);
}
