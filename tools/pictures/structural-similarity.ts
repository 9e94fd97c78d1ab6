import sharp from "sharp";
import { ssim } from "ssim.js";
import type { Pixels } from "./drawn-and-delivered";

/**
 * How alike two pictures of one size are: 1 is the same. Against butteraugli, on 20 masters in six qualities, 400 px
 * wide: the median of AVIF at 68 (butteraugli 0.79) is 0.989, at 60 (1.03) 0.985, at 50 (1.40) 0.976; of WebP at 84
 * (0.96) 0.986, at 75 (1.28) 0.977, at 60 (1.51) 0.971. It does not order two different pictures as butteraugli does.
 */
export async function structuralSimilarity(drawn: Pixels, delivered: Pixels): Promise<number> {
  const [one, other] = await Promise.all([drawn, delivered].map(withAlpha));
  if (!one || !other) throw new Error("There are not two pictures");
  return ssim(one, other, { ssim: "bezkrovny", downsample: false }).mssim;
}

async function withAlpha({ data, width, height }: Pixels) {
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).ensureAlpha();
  return { data: new Uint8ClampedArray(await picture.raw().toBuffer()), width, height };
}
