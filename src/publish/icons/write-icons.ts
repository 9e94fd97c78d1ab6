import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { colours } from "../../theme/tokens";

interface Icon {
  file: string;
  /** Pixels on each side. */
  size: number;
  /** Free ground around the mark, for systems that cut icons into shapes: https://www.w3.org/TR/appmanifest/#icon-masks */
  safeZone?: boolean;
}

const icons: readonly Icon[] = [
  { file: "favicon-32.png", size: 32 },
  { file: "apple-touch-icon.png", size: 180, safeZone: true },
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  { file: "icon-maskable-512.png", size: 512, safeZone: true },
];

/** The largest mark that a maskable icon's safe zone takes, as a part of its side. */
const markInSafeZone = 0.64;

/** Makes every icon and the web manifest from the one drawing that browsers get as favicon.svg. */
export async function writeIcons(publicFolder: string, companyName: string): Promise<void> {
  const drawing = await readFile(join(publicFolder, "favicon.svg"));
  for (const { file, size, safeZone = false } of icons) {
    const mark = Math.round(size * (safeZone ? markInSafeZone : 1));
    const icon = sharp(drawing).resize(mark).png();
    const padding = { top: (size - mark) >> 1, left: (size - mark) >> 1 };
    const rest = { bottom: size - mark - padding.top, right: size - mark - padding.left };
    const whole = safeZone
      ? sharp(await icon.toBuffer())
          .extend({ ...padding, ...rest, background: colours.bottle })
          .flatten({ background: colours.bottle })
          .png()
      : icon;
    await writeFile(join(publicFolder, file), await whole.toBuffer());
  }
  await writeFile(
    join(publicFolder, "manifest.webmanifest"),
    `${JSON.stringify(manifest(companyName), null, 2)}\n`,
  );
}

/** https://www.w3.org/TR/appmanifest/ */
function manifest(companyName: string) {
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
    background_color: colours.porcelain,
    theme_color: colours.bottle,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  };
}
