import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Palette } from "../content/values/standard-palette";
import { brandMark } from "../theme/brand-mark";

/** The site's colours, and the company's own mark if it has uploaded one. */
interface Mark {
  palette: Palette;
  file?: string | undefined;
}

/**
 * Writes every icon and the web manifest. All icons show the mark of theme/brand-mark.ts, or the company's own. Without a build,
 * browsers get static/favicon.svg, which the build overwrites.
 */
export async function writeIcons(publicFolder: string, companyName: string, mark: Mark): Promise<void> {
  const drawing = await drawIcon(mark);
  await writeFile(join(publicFolder, "favicon.svg"), drawing);
  const ground = mark.file ? mark.palette.white : mark.palette.bottle;
  const draw = async (file: string, size: number, svg: string) => {
    await sharp(Buffer.from(svg)).resize(size).png().toFile(join(publicFolder, file));
  };
  await draw("favicon-32.png", 32, drawing);
  await draw("apple-touch-icon.png", 180, onGround(drawing, ground));
  await draw("icon-512.png", 512, onGround(drawing, ground));
  const text = JSON.stringify(manifest(companyName, mark.palette), null, 2);
  await writeFile(join(publicFolder, "manifest.webmanifest"), `${text}\n`);
}

/** The mark on a tile with rounded corners, as SVG: ours on the main colour, the company's own on white. */
async function drawIcon({ palette: { white, bottle, porcelain, brass }, file }: Mark): Promise<string> {
  const [tile, piece] = [
    `<path fill="${porcelain}" d="${brandMark.tile}"/>`,
    `<path fill="${brass}" d="${brandMark.piece}"/>`,
  ];
  const mark = file
    ? `<image x="3" y="3" width="26" height="26" href="${await dataUrl(file)}"/>`
    : `<g transform="translate(4 4) scale(.75)">${tile}${piece}</g>`;
  const ground = `<rect width="32" height="32" rx="4" fill="${file ? white : bottle}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${mark}</svg>\n`;
}

/** Embeds the mark, because an SVG icon may not load files. */
async function dataUrl(file: string): Promise<string> {
  const picture = await sharp(file).resize(256, 256, { fit: "inside" }).png({ palette: true }).toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}

/** Icon for systems that mask icons. The mark stays within the safe zone: https://www.w3.org/TR/appmanifest/#icon-masks */
function onGround(drawing: string, ground: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${ground}"/>
    <svg x="18" y="18" width="64" height="64">${drawing}</svg>
  </svg>`;
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(companyName: string, { porcelain, bottle }: Palette) {
  return {
    name: companyName,
    short_name: companyName,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    background_color: porcelain,
    theme_color: bottle,
    icons: [{ src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" }],
  };
}
