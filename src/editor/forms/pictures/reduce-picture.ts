import { leastPictureWidth } from "../../../content/fields/shared-fields";
import { StoreError } from "../../store/store";
import { slugOf } from "../../words/tidy";

/** Enough for the widest slot on the sharpest screens; larger only makes the repository heavy. */
const mostWidth = 2400;

type Reduced = { name: string; bytes: Blob } | { refused: string };

/**
 * Draws a picture anew, always: that turns it upright and takes away what the camera wrote into it, such as the place. It
 * is at most 2400 pixels wide; one that the content check would find too narrow, or that cannot be read, is refused. A PDF
 * stays as it is.
 */
export async function reducePicture(file: File): Promise<Reduced> {
  if (file.type === "application/pdf") return { name: storedName(file.name, "pdf"), bytes: file };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { refused: whyUnreadable(file) };
  const { width, height } = picture;
  if (width < leastPictureWidth)
    return {
      refused: `${file.name} is too small: ${width} pixels wide. Choose a picture of at least ${leastPictureWidth} pixels.`,
    };
  const bytes = await drawPicture(picture, { x: 0, y: 0, width, height });
  picture.close();
  return { name: storedName(file.name), bytes };
}

/** The part of a picture that is drawn, at most 2400 pixels wide; a matrix moves the picture below it first. */
export function drawPicture(
  picture: ImageBitmap,
  { x, y, width, height }: Pick<DOMRect, "x" | "y" | "width" | "height">,
  matrix: DOMMatrix2DInit = {},
): Promise<Blob> {
  const scale = Math.min(1, mostWidth / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new StoreError("This browser cannot draw pictures: try another one.");
  // What shines through is white, not black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.setTransform(new DOMMatrix([scale, 0, 0, scale, -x * scale, -y * scale]).multiply(matrix));
  context.drawImage(picture, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}

/** IMG 2041.HEIC is stored as img-2041.jpg. */
const storedName = (name: string, ending = "jpg") =>
  `${slugOf(name.replace(/\.\w+$/, "")) || "picture"}.${ending}`;

function whyUnreadable({ name, type }: File): string {
  if (/heic|heif/.test(type) || /\.hei[cf]$/i.test(name))
    return `${name} is in the iPhone's own format (HEIC), which this browser cannot read. Open this page in Safari, or send the picture as JPEG.`;
  if (type.startsWith("image/") || /\.(jpe?g|png|webp)$/i.test(name))
    return `${name} cannot be read here: it may be damaged. Choose a picture in JPEG, PNG or WebP.`;
  return `${name} is no picture. Choose one in JPEG, PNG or WebP.`;
}
