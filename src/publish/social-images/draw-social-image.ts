import { join } from "node:path";
import sharp from "sharp";
import { socialImageSize } from "../../routes/social-image";
import { cutPicture } from "../cut-picture";
import { drawMark, type Mark } from "../icons/draw-mark";

/** The page's picture fills the right, words the left. */
const pictureSize = { width: 660, height: socialImageSize.height } as const;
const panelWidth = socialImageSize.width - pictureSize.width;
const margin = 56;
const textWidth = panelWidth - 2 * margin;

/** The headings' font, Latin, from Fontsource's package of Fraunces 5.3; its licence is static/OFL.txt. */
const fontfile = join("src", "publish", "social-images", "fraunces-500.ttf");

/** Messengers give up on large pictures. */
const mostBytes = 120 * 1024;

/** Tried in this order until the image is light enough. */
const qualities = [78, 66, 54, 42] as const;

export interface SocialImage {
  title: string;
  companyName: string;
  mark: Mark;
  /** A file, and the point of it that stays in view: 30% 70%. */
  picture: { file: string; focus?: string | null | undefined };
}

/** The picture beside the title, and the company's name at the foot, as JPEG. */
export async function drawSocialImage({ title, companyName, mark, picture }: SocialImage): Promise<Buffer> {
  const cut = await cutPicture(picture.file, {
    aspectRatio: pictureSize.width / pictureSize.height,
    focus: picture.focus,
  });
  const { brassLight, bottle, porcelain } = mark.palette;
  const name = await drawText(companyName, 28, brassLight);
  const image = sharp({ create: { ...socialImageSize, channels: 3, background: bottle } }).composite([
    { input: await cut.resize(pictureSize).toBuffer(), left: panelWidth, top: 0 },
    {
      input: await sharp(Buffer.from(await drawMark(mark)))
        .resize(72)
        .toBuffer(),
      left: margin,
      top: 60,
    },
    { input: (await drawText(title, titleSize(title), porcelain)).data, left: margin, top: 158 },
    { input: name.data, left: margin, top: socialImageSize.height - margin - name.info.height },
  ]);
  const encode = (quality: number) => image.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
  const [best, ...lower] = qualities;
  let encoded = await encode(best);
  for (const quality of lower) if (encoded.length >= mostBytes) encoded = await encode(quality);
  return encoded;
}

/** In pixels: as large as the longest word allows, whose letters are 0.6 of their size wide, or less. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length));
  return Math.max(36, Math.min(title.length > 48 ? 48 : 60, Math.floor(textWidth / (0.6 * longestWord))));
}

/** Words in lines that fit the panel. */
function drawText(words: string, size: number, colour: string) {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const text = {
    text: `<span foreground="${colour}">${escaped}</span>`,
    // The comma ends the family's name, of which Pango would take 'Medium' for the weight.
    font: `Fraunces Medium, ${size}`,
    fontfile,
    width: textWidth,
    wrap: "word-char",
    spacing: Math.round(-size / 10),
    dpi: 72,
    rgba: true,
  } as const;
  return sharp({ text }).png().toBuffer({ resolveWithObject: true });
}
