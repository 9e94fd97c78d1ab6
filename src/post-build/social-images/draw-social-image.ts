import type { Font, PathCommand } from "opentype.js";
import { socialImageSize } from "../../routes/social-image";
import { colours } from "../../theme/tokens";

/** The page's picture fills the right of it. */
export const pictureSize = { width: 660, height: socialImageSize.height } as const;

const panelWidth = socialImageSize.width - pictureSize.width;
const margin = 56;
const smallest = 36;
/** In pixels, the largest size first. */
const title = { sizes: [60, 54, 48, 42, smallest], leading: 1.12, room: 330 } as const;
const lineWidth = panelWidth - 2 * margin;
const nameSize = 28;

/** The words of a social image as a drawing: its text is outlines, so that it looks the same on every machine. */
export function drawSocialImageWords(words: { title: string; companyName: string }, font: Font): string {
  const { lines, size } = fitted(words.title, font);
  const outlines = lines.map((line, index) =>
    outline(font, line, 196 + index * size * title.leading, size, colours.porcelain),
  );
  const tiles = [0, 1, 2].map(
    (index) => `<rect x="${margin + index * 22}" y="88" width="18" height="18" fill="${colours.brass}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${socialImageSize.width}" height="${socialImageSize.height}">`,
    `<rect width="${panelWidth}" height="${socialImageSize.height}" fill="${colours.bottle}"/>`,
    ...tiles,
    ...outlines,
    outline(font, words.companyName, socialImageSize.height - margin, nameSize, colours.brassLight),
    "</svg>",
  ].join("");
}

/** The largest size at which the title has room; the smallest one's first lines where it has none. */
function fitted(text: string, font: Font): { lines: string[]; size: number } {
  for (const size of title.sizes) {
    const lines = wrap(text, font, size);
    const fits = lines.every((line) => font.getAdvanceWidth(line, size) <= lineWidth);
    if (fits && lines.length <= linesThatFit(size)) return { lines, size };
  }
  return { lines: wrap(text, font, smallest).slice(0, linesThatFit(smallest)), size: smallest };
}

function linesThatFit(size: number): number {
  return Math.floor(title.room / (size * title.leading));
}

function wrap(text: string, font: Font, size: number): string[] {
  const [first = "", ...words] = text.split(/\s+/);
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (font.getAdvanceWidth(longer, size) <= lineWidth) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function outline(font: Font, text: string, baseline: number, size: number, fill: string): string {
  const data = font.getPath(text, margin, baseline, size).commands.map(pathData).join("");
  return `<path fill="${fill}" d="${data}"/>`;
}

/** The library's own writer makes NaN of coordinates very near to zero (opentype.js 1.3.4 and 2.0.0, roundDecimal). */
function pathData(command: PathCommand): string {
  const { type, ...points } = command;
  const { x1, y1, x2, y2, x, y }: Partial<Record<string, number>> = points;
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
  return type + numbers.map((number) => number.toFixed(1)).join(" ");
}
