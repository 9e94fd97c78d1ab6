import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Palette } from "../content/derived/standard-palette";
import { brandMark } from "../theme/brand-mark";

/** The site's colours, and the picture of the company's own mark where it has one. */
interface Mark {
  palette: Palette;
  file?: string | undefined;
}

/** Makes every icon from the one drawing that browsers get as favicon.svg. */
export async function writeIcons(publicFolder: string, mark: Mark): Promise<void> {
  const drawing = await drawIcon(mark);
  await writeFile(join(publicFolder, "favicon.svg"), drawing);
  const icon = (size: number) => sharp(Buffer.from(drawing)).resize(size).png();
  await icon(32).toFile(join(publicFolder, "favicon-32.png"));
  // Systems cut this one into shapes: the mark stands within what they leave.
  await icon(116)
    .extend({ top: 32, bottom: 32, left: 32, right: 32, background: groundOf(mark) })
    .flatten({ background: groundOf(mark) })
    .toFile(join(publicFolder, "apple-touch-icon.png"));
}

const groundOf = ({ palette, file }: Mark) => (file ? palette.white : palette.bottle);

/** The mark on a tile with round corners, as SVG: on the main colour, or the company's own on white. */
async function drawIcon(mark: Mark): Promise<string> {
  const { porcelain, brass } = mark.palette;
  const [tile, piece] = [
    `<path fill="${porcelain}" d="${brandMark.tile}"/>`,
    `<path fill="${brass}" d="${brandMark.piece}"/>`,
  ];
  const drawn = mark.file
    ? `<image x="3" y="3" width="26" height="26" href="${await pictureAddress(mark.file)}"/>`
    : `<g transform="translate(4 4) scale(.75)">${tile}${piece}</g>`;
  const ground = `<rect width="32" height="32" rx="4" fill="${groundOf(mark)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${drawn}</svg>\n`;
}

/** Within the drawing itself: an icon may load nothing. */
async function pictureAddress(file: string): Promise<string> {
  const picture = await sharp(file).resize(256, 256, { fit: "inside" }).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}
