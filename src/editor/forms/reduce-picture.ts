import type { FieldDescription } from "../../content/fields/field-descriptions";
import { leastPictureWidth } from "../../content/fields/picture-fields";
import { slugOf } from "../site/tidy";
import { UserError } from "../site/user-error";

/** Enough for the widest slot on the sharpest screens; larger only makes the repository heavy. */
const maxWidth = 2400;

/** The width given to a drawing, which has no pixels of its own. */
const drawnWidth = 512;

/**
 * A chosen file as it is stored: IMG 2041.HEIC is called img-2041.jpg. Every picture is encoded again, which turns it upright and removes
 * metadata such as the position, at most 2400 pixels wide. A logo may be narrower than a photograph and stays transparent; an SVG is
 * stored as pixels. Throws in words why a file may not be used.
 */
export async function reducedPicture(file: File, { leastWidth }: FieldDescription): Promise<File> {
  const minWidth = leastWidth ?? leastPictureWidth;
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
  const drawn = await drawPicture(`${stem}.${leastWidth ? "png" : "jpg"}`, picture);
  picture.close();
  return drawn;
}

async function drawPicture(name: string, picture: ImageBitmap): Promise<File> {
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
const isDrawing = ({ type, name }: File) => type === "image/svg+xml" || /\.svg$/i.test(name);

/** Browsers decode SVG only in an image element, where its scripts cannot run. */
async function bitmapOf(file: File): Promise<ImageBitmap> {
  if (!isDrawing(file)) return createImageBitmap(file);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
  await image.decode();
  const height = Math.round((drawnWidth * image.naturalHeight) / image.naturalWidth);
  const canvas = new OffscreenCanvas(drawnWidth, height);
  // Do not use createImageBitmap: it makes transparent pixels of an SVG without width and height (Chromium 147 to 156).
  canvas.getContext("2d")?.drawImage(image, 0, 0, drawnWidth, height);
  return canvas.transferToImageBitmap();
}
