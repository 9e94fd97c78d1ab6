import { css } from "@emotion/react";
import { windowFrom } from "../theme/media-queries";
import type { PictureFile } from "./Picture";

/** The size and shape of a picture on a page, from phones to wide windows. */
export type PictureSlot = readonly SlotSize[];

interface SlotSize {
  /** The condition of a media query. Without one, the size is for all windows. */
  query?: string;
  /** The slot's CSS width. */
  width: string;
  /** The slot's width divided by its height. */
  ratio: number;
}

const { tablet, desktop, wide } = windowFrom;

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

/** A card, three in a row on desktops. */
export const cardSlot: PictureSlot = [
  { width: "calc(100vw - 2rem)", ratio: 16 / 9 },
  { query: tablet, width: "calc(50vw - 2.75rem)", ratio: 4 / 3 },
  { query: desktop, width: "calc(33.3vw - 2.3rem)", ratio: 4 / 3 },
  { query: wide, width: "25rem", ratio: 4 / 3 },
];

/** A picture in the narrow one of two columns, five of twelve parts wide on desktops; in narrower windows above the content. */
export const columnSlot: PictureSlot = [
  { width: "calc(100vw - 2rem)", ratio: 4 / 3 },
  { query: tablet, width: "calc(100vw - 4rem)", ratio: 4 / 3 },
  { query: desktop, width: "calc(41.7vw - 5rem)", ratio: 4 / 3 },
  { query: wide, width: "30.6rem", ratio: 4 / 3 },
];

/** A picture in the wide one of two columns, eleven of sixteen parts wide. */
export const wideColumnSlot: PictureSlot = [
  { width: "calc(100vw - 2rem)", ratio: 4 / 3 },
  { query: tablet, width: "calc(100vw - 4rem)", ratio: 16 / 9 },
  { query: desktop, width: "calc(68.75vw - 4.8rem)", ratio: 4 / 3 },
  { query: wide, width: "51.6rem", ratio: 4 / 3 },
];

/** One of two pictures side by side, from tablets on. */
export const halfSlot: PictureSlot = [
  { width: "calc(100vw - 2rem)", ratio: 4 / 3 },
  { query: tablet, width: "calc(50vw - 2.75rem)", ratio: 4 / 3 },
  { query: wide, width: "38.25rem", ratio: 4 / 3 },
];
