import { leastPictureWidth } from "../../../content/fields/least-picture-width";

/** Enough for the widest slot on the sharpest screens; larger only makes the repository heavy. */
const mostWidth = 2400;

/** What Decap takes as it is; anything else that this browser can read, such as HEIC in Safari, becomes JPEG. */
const storable = ["image/jpeg", "image/png", "image/webp"];

/** A picture as it may be stored, or why it may not. */
export type ReducedPicture = { file: File } | { refused: string };

/**
 * Makes a picture at most 2400 pixels wide, and refuses one that the content check would find too narrow or that cannot
 * be read. Decap turns it upright and drops its metadata, but when it resizes it also enlarges smaller ones.
 */
export async function reducePicture(file: File): Promise<ReducedPicture> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { refused: whyUnreadable(file) };
  const { width, height } = picture;
  if (width < leastPictureWidth)
    return {
      refused: `${file.name} is ${width} pixels wide. Choose a picture of at least ${leastPictureWidth} pixels.`,
    };
  if (width <= mostWidth && storable.includes(file.type)) return { file };
  const drawnWidth = Math.min(width, mostWidth);
  const canvas = new OffscreenCanvas(drawnWidth, Math.round((height * drawnWidth) / width));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
  return { file: new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: blob.type }) };
}

function whyUnreadable({ name, type }: File): string {
  if (/heic|heif/.test(type) || /\.hei[cf]$/i.test(name))
    return `${name} is in the iPhone's own format (HEIC), which this browser cannot read. Open this page in Safari, or send the picture as JPEG.`;
  if (type.startsWith("image/") || /\.(jpe?g|png|webp)$/i.test(name))
    return `${name} cannot be read here: it may be damaged. Choose a picture in JPEG, PNG or WebP.`;
  return `${name} is no picture. Choose one in JPEG, PNG or WebP.`;
}
