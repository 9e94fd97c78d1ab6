import type { Font, PathCommand } from "opentype.js";
import { socialImageSize } from "../../routes/social-image";
import { colours } from "../../theme/tokens";

/** The page's picture fills the right of it. */
export const pictureSize = { width: 660, height: socialImageSize.height } as const;

const panelWidth = socialImageSize.width - pictureSize.width;
const margin = 56;
const lineWidth = panelWidth - 2 * margin;

/** How a text may be set: the sizes and the room for its lines in pixels, the largest size first. */
interface Setting {
  sizes: readonly [number, ...number[]];
  leading: number;
  room: number;
}

const title: Setting = { sizes: [60, 54, 48, 42, 36], leading: 1.12, room: 330 };
const name: Setting = { sizes: [28, 24], leading: 1.12, room: 64 };

/** The words of a social image as a drawing: its text is outlines, so that it looks the same on every machine. */
export function drawSocialImageWords(words: { title: string; companyName: string }, font: Font): string {
  const titleLines = fitted(words.title, font, title);
  const nameLines = fitted(words.companyName, font, name);
  const lastBaseline = socialImageSize.height - margin;
  const outlines = [
    ...titleLines.map(({ text, size, below }) => outline(font, text, 196 + below, size, colours.porcelain)),
    ...nameLines.map(({ text, size, below }) =>
      outline(font, text, lastBaseline + below - (nameLines.at(-1)?.below ?? 0), size, colours.brassLight),
    ),
  ];
  const tiles = [0, 1, 2].map(
    (index) => `<rect x="${margin + index * 22}" y="88" width="18" height="18" fill="${colours.brass}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${socialImageSize.width}" height="${socialImageSize.height}">`,
    `<rect width="${panelWidth}" height="${socialImageSize.height}" fill="${colours.bottle}"/>`,
    ...tiles,
    ...outlines,
    "</svg>",
  ].join("");
}

/** A line of a text, and how far its baseline is below that of the first line. */
interface Line {
  text: string;
  size: number;
  below: number;
}

/**
 * The text at the largest size at which it has room. At the smallest size, words that are wider than a line are broken,
 * and lines for which there is no room are left out.
 */
function fitted(text: string, font: Font, { sizes, leading, room }: Setting): Line[] {
  const words = text.split(/\s+/);
  const fits = (size: number) => (line: string) => font.getAdvanceWidth(line, size) <= lineWidth;
  const linesThatFit = (size: number) => Math.floor(room / (size * leading));
  const placed = (lines: string[], size: number) =>
    lines
      .slice(0, linesThatFit(size))
      .map((line, index) => ({ text: line, size, below: index * size * leading }));
  for (const size of sizes) {
    const lines = joined(words, " ", fits(size));
    if (lines.every(fits(size)) && lines.length <= linesThatFit(size)) return placed(lines, size);
  }
  const smallest = Math.min(...sizes);
  const pieces = words.flatMap((word) => joined([...word], "", fits(smallest)));
  return placed(joined(pieces, " ", fits(smallest)), smallest);
}

/** As many of the parts in each line as fit into it, and at least one. */
function joined(parts: readonly string[], separator: string, fits: (line: string) => boolean): string[] {
  const [first = "", ...others] = parts;
  const lines = [first];
  for (const part of others) {
    const longer = `${lines.at(-1)}${separator}${part}`;
    if (fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(part);
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
