import sharp, { type Sharp } from "sharp";

interface Size {
  width: number;
  height: number;
}

interface Cut {
  /** Width divided by height. */
  aspectRatio: number;
  /** The point that stays in view, 30% 70%; the middle by default. */
  focus?: string | null | undefined;
}

/** A picture cut to a shape, in its own resolution. */
export async function cutPicture(file: string, cut: Cut): Promise<Sharp> {
  const picture = sharp(file);
  return picture.extract(cutWindow(await picture.metadata(), cut));
}

/** The part that is left, in whole pixels: as with CSS's object-position, its focus is as far across it as across the picture. */
export function cutWindow({ width, height }: Size, { aspectRatio, focus }: Cut) {
  const [across = 50, down = 50] = focus?.split(" ").map(Number.parseFloat) ?? [];
  const cut = {
    width: Math.min(width, Math.round(height * aspectRatio)),
    height: Math.min(height, Math.round(width / aspectRatio)),
  };
  return {
    ...cut,
    left: Math.round(((width - cut.width) * across) / 100),
    top: Math.round(((height - cut.height) * down) / 100),
  };
}
