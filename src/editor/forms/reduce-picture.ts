import type { FieldDescription } from "../../content/fields/field-descriptions";
import { minPictureWidth } from "../../content/fields/picture-fields";
import { slugOf } from "../site/tidy";
import { UserError } from "../site/user-error";

/** Enough for the widest slot on the sharpest screens; larger only makes the repository heavy. */
const maxWidth = 2400;

/** The width of an SVG, which has no pixels of its own. */
const svgWidth = 512;

/**
 * Turns a chosen file into the one that is stored, at most 2400 pixels wide: IMG 2041.HEIC becomes img-2041.jpg. Encoding again
 * turns the picture upright and removes metadata such as the position. A field with a width of its own, such as a logo's, takes
 * narrower ones and keeps them transparent, as a PNG. Throws a `UserError` if the file cannot be used.
 */
export async function reducedPicture(file: File, { minWidth: ownMinWidth }: FieldDescription): Promise<File> {
  const minWidth = ownMinWidth ?? minPictureWidth;
  const picture = await bitmapOf(file).catch(() => {
    throw new UserError(
      `${file.name} cannot be read here. Choose a picture in JPEG, PNG or WebP; an iPhone takes JPEG with Settings › Camera › Formats › Most Compatible.`,
    );
  });
  if (picture.width < minWidth)
    throw new UserError(
      `${file.name} is too small: ${picture.width} pixels wide. Choose a picture of at least ${minWidth} pixels.`,
    );
  const stem = slugOf(file.name.replace(/\.\w+$/, "")) || "picture";
  const reduced = await scaledDown(`${stem}.${ownMinWidth ? "png" : "jpg"}`, picture);
  picture.close();
  return reduced;
}

async function scaledDown(name: string, picture: ImageBitmap): Promise<File> {
  const scale = Math.min(1, maxWidth / picture.width);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new UserError("This browser cannot draw pictures: try another one.");
  const type = name.endsWith(".png") ? "image/png" : "image/jpeg";
  if (type === "image/jpeg") {
    // Transparent parts become white, not black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob({ type, quality: 0.92 })], name, { type });
}

/** Windows may not know the type of an SVG. */
const isSvg = ({ type, name }: File) => type === "image/svg+xml" || /\.svg$/i.test(name);

/** Browsers decode SVG only in an image element, where its scripts cannot run. */
async function bitmapOf(file: File): Promise<ImageBitmap> {
  if (!isSvg(file)) return createImageBitmap(file);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
  await image.decode();
  const height = Math.round((svgWidth * image.naturalHeight) / image.naturalWidth);
  const canvas = new OffscreenCanvas(svgWidth, height);
  // Do not use createImageBitmap: it makes transparent pixels of an SVG without width and height (Chromium 147 to 156).
  canvas.getContext("2d")?.drawImage(image, 0, 0, svgWidth, height);
  return canvas.transferToImageBitmap();
}
