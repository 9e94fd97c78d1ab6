import { css } from "@emotion/react";
import { windowFrom } from "../theme/media-queries";
import type { PictureFile } from "./Picture";

/** The size of a picture on a page in all windows, the narrowest first. */
export type PictureSlot = readonly SlotSize[];

interface SlotSize {
  /** The condition of a media query. Without one, the size is for all windows. */
  query?: string;
  /** The slot's CSS width. */
  width: string;
  /** The slot's width divided by its height. */
  ratio: number;
}

/** The props of a picture that fills a slot. */
export function inSlot(slot: PictureSlot, { childImageSharp }: PictureFile) {
  const { width = 4, height = 3 } = childImageSharp?.gatsbyImageData ?? {};
  return {
    sizes: slot
      .toReversed()
      .map((size) => [size.query, drawnWidth(size, width / height)].filter(Boolean).join(" "))
      .join(", "),
    styles: css(
      slot.map(({ query, ratio }) =>
        query ? `@media ${query} { aspect-ratio: ${ratio}; }` : `aspect-ratio: ${ratio};`,
      ),
    ),
  };
}

/** `object-fit: cover` draws a picture that is wider than its slot as high as the slot, and cuts off the sides. */
function drawnWidth({ width, ratio }: SlotSize, pictureRatio: number): string {
  const overflow = pictureRatio / ratio;
  return overflow > 1.01 ? `calc(${width} * ${overflow.toFixed(2)})` : width;
}

const { tablet, desktop, wide } = windowFrom;

/** As wide as the content of a page, in the windows of phones and of tablets: the rest are margins. */
const onPhones = "calc(100vw - 2rem)";
const onTablets = "calc(100vw - 4rem)";

/** A column of a page: its share of what the gaps between columns leave of the content. From `wide` on, the content is 78rem wide. */
const columnFrom = (query: string, share: string, gaps: string, ratio: number): SlotSize[] => [
  { query, width: `calc((100vw - 4rem - ${gaps}) * ${share})`, ratio },
  { query: wide, width: `calc((78rem - ${gaps}) * ${share})`, ratio },
];

/** A card in `cardStrip` or `columns(3)`: two side by side on tablets, three on desktops. */
export const cardSlot: PictureSlot = [
  { width: onPhones, ratio: 16 / 9 },
  { query: tablet, width: `calc((${onTablets} - 1.5rem) / 2)`, ratio: 4 / 3 },
  ...columnFrom(desktop, "1 / 3", "3rem", 4 / 3),
];

/** The narrow column of `BesidePicture` on desktops; above the content in narrower windows. */
export const columnSlot: PictureSlot = [
  { width: onPhones, ratio: 4 / 3 },
  { query: tablet, width: onTablets, ratio: 4 / 3 },
  ...columnFrom(desktop, "5 / 12", "4.5rem", 4 / 3),
];

/** The wide column of a `PageSection` that is `beside`, and of `ProjectStory`, on desktops. */
export const wideColumnSlot: PictureSlot = [
  { width: onPhones, ratio: 4 / 3 },
  { query: tablet, width: onTablets, ratio: 16 / 9 },
  ...columnFrom(desktop, "11 / 16", "3rem", 4 / 3),
];

/** A column of `PortfolioList`, or of another two side by side, from tablets on. */
export const halfSlot: PictureSlot = [
  { width: onPhones, ratio: 4 / 3 },
  ...columnFrom(tablet, "1 / 2", "1.5rem", 4 / 3),
];
