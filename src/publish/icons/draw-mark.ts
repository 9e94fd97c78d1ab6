import sharp from "sharp";
import type { Palette } from "../../content/derived/standard-palette";
import { brandMark } from "../../theme/brand-mark";

/** What the company's mark is drawn of: the site's colours and, where it has one of its own, that picture's file. */
export interface Mark {
  palette: Palette;
  file?: string | undefined;
}

/** The mark on a tile with round corners, as SVG: on the main colour, or the company's own on white. */
export async function drawIcon({ palette, file }: Mark): Promise<string> {
  const [ground, mark] = file
    ? [palette.white, `<image x="3" y="3" width="26" height="26" href="${await pictureAddress(file)}"/>`]
    : [palette.bottle, `<g transform="translate(4 4) scale(.75)">${shapes(palette)}</g>`];
  return `${svg}<rect width="32" height="32" rx="4" fill="${ground}"/>${mark}</svg>\n`;
}

/** The mark as it stands on the main colour. */
export async function drawMark({ palette, file }: Mark): Promise<string> {
  return file ? drawIcon({ palette, file }) : `${svg}${shapes(palette)}</svg>`;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">';

const shapes = ({ porcelain, brass }: Palette) =>
  `<path fill="${porcelain}" d="${brandMark.tile}"/><path fill="${brass}" d="${brandMark.piece}"/>`;

/** Within the drawing itself: an icon may load nothing. */
async function pictureAddress(file: string): Promise<string> {
  const picture = await sharp(file).resize(256, 256, { fit: "inside" }).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}
