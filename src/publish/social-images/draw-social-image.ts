import { createElement } from "react";
import satori from "satori";
import sharp from "sharp";
import { cutWindow } from "../../content/derived/cut-window";
import { socialImageSize } from "../../routes/social-image";
import { colours } from "../../theme/tokens";

/** The page's picture fills the right of it, words on a panel the left. */
const pictureSize = { width: 660, height: socialImageSize.height } as const;
const panelWidth = socialImageSize.width - pictureSize.width;
const margin = 56;

/** Messengers give up on large pictures. */
const mostBytes = 120 * 1024;

/** Tried in this order until the image is light enough. */
const qualities = [78, 66, 54, 42] as const;

export interface SocialImage {
  title: string;
  companyName: string;
  /** A file, and the point of it that stays in view: 30% 70%; undefined for the middle. */
  picture: { file: string; focus: string | undefined };
  /** The headings' font. */
  font: Buffer;
}

/** The picture beside the title, and the company's name at the foot, as JPEG. */
export async function drawSocialImage(social: SocialImage): Promise<Buffer> {
  const panel = Buffer.from(await drawPanel(social));
  const image = sharp({ create: { ...socialImageSize, channels: 3, background: colours.bottle } }).composite([
    { input: panel, left: 0, top: 0 },
    { input: await cutPicture(social.picture), left: panelWidth, top: 0 },
  ]);
  const encode = (quality: number) => image.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
  const [best, ...lower] = qualities;
  let encoded = await encode(best);
  for (const quality of lower) if (encoded.length >= mostBytes) encoded = await encode(quality);
  return encoded;
}

const tile = { width: 18, height: 18, marginRight: 4, background: colours.brass };

/** The words as a drawing: their text is outlines, so that they look the same on every machine. */
function drawPanel({ title, companyName, font }: SocialImage): Promise<string> {
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length));
  // A letter is 0.6 of its size wide, or less.
  const widest = (panelWidth - 2 * margin) / (0.6 * longestWord);
  const fontSize = Math.max(36, Math.min(title.length > 48 ? 48 : 60, widest));
  const box = {
    display: "flex",
    flexDirection: "column",
    width: "100%",
    height: "100%",
    boxSizing: "border-box",
  } as const;
  const words = { lineHeight: 1.12, wordBreak: "break-word" } as const;
  return satori(
    createElement(
      "div",
      { style: { ...box, padding: `88px ${margin}px ${margin}px`, background: colours.bottle } },
      createElement(
        "div",
        { style: { display: "flex" } },
        ...[0, 1, 2].map((key) => createElement("div", { key, style: tile })),
      ),
      createElement(
        "div",
        { style: { ...words, marginTop: 38, flexGrow: 1, fontSize, color: colours.porcelain } },
        title,
      ),
      createElement("div", { style: { ...words, fontSize: 28, color: colours.brassLight } }, companyName),
    ),
    { width: panelWidth, height: pictureSize.height, fonts: [{ name: "Fraunces", data: font }] },
  );
}

async function cutPicture({ file, focus }: SocialImage["picture"]): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const window = cutWindow({ width, height }, pictureSize.width / pictureSize.height, focus);
  return sharp(file)
    .extract(window)
    .resize({ ...pictureSize, fit: "fill" })
    .toBuffer();
}
