import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Palette } from "../../content/derived/standard-palette";
import { drawIcon, type Mark } from "./draw-mark";

/** Makes every icon and the web manifest from the one drawing that browsers get as favicon.svg. */
export async function writeIcons(publicFolder: string, companyName: string, mark: Mark): Promise<void> {
  const drawing = await drawIcon(mark);
  await writeFile(join(publicFolder, "favicon.svg"), drawing);
  const ground = mark.file ? mark.palette.white : mark.palette.bottle;
  const draw = async (file: string, size: number, svg: string) => {
    await sharp(Buffer.from(svg)).resize(size).png().toFile(join(publicFolder, file));
  };
  await draw("favicon-32.png", 32, drawing);
  await draw("icon-192.png", 192, drawing);
  await draw("icon-512.png", 512, drawing);
  await draw("apple-touch-icon.png", 180, onGround(drawing, ground));
  await draw("icon-maskable-512.png", 512, onGround(drawing, ground));
  const text = JSON.stringify(manifest(companyName, mark.palette), null, 2);
  await writeFile(join(publicFolder, "manifest.webmanifest"), `${text}\n`);
}

/** For systems that cut icons into shapes: within the safe zone, https://www.w3.org/TR/appmanifest/#icon-masks */
function onGround(drawing: string, ground: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${ground}"/>
    <svg x="18" y="18" width="64" height="64">${drawing}</svg>
  </svg>`;
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(companyName: string, { porcelain, bottle }: Palette) {
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    name: companyName,
    short_name: companyName,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    background_color: porcelain,
    theme_color: bottle,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
}
