import { css, type SerializedStyles } from "@emotion/react";
import { windowFrom } from "../theme/media-queries";
import { inRowOf } from "../theme/mixins";

/** The size and shape of a picture on a page, as props of `Picture`. */
export interface PictureSlot {
  /** The HTML `sizes` attribute for a picture, given its width divided by its height. */
  sizes: (ratio: number) => string;
  styles: SerializedStyles;
  /** The widest file that it needs: 1104 px for a third of a desktop, by default 1560 for two thirds. */
  widest: 1104 | 1560 | 2160;
  priority?: boolean;
}

/** The breakpoints at which a slot can change its size. */
const windows = [
  { name: "phone", query: "" },
  { name: "tablet", query: windowFrom.tablet },
  { name: "desktop", query: windowFrom.desktop },
  { name: "wide", query: windowFrom.wide },
] as const;

/** A slot's width, as inside calc(), and its width divided by its height; by default that of narrower windows, or 4:3. */
type Size = readonly [width: string, ratio?: number];

type Sizes = { phone: Size } & Partial<Record<(typeof windows)[number]["name"], Size>>;

/**
 * A slot from its sizes at the breakpoints. `object-fit: cover` draws a picture that is wider than its slot as high as the
 * slot, and so wider than the part that is seen: `sizes` counts the drawn width.
 */
export function pictureSlot(
  sizes: Sizes,
  files: Partial<Pick<PictureSlot, "widest" | "priority">> = {},
): PictureSlot {
  const steps: Step[] = [];
  for (const { name, query } of windows) {
    const [width, ratio = steps.at(-1)?.ratio ?? 4 / 3] = sizes[name] ?? [];
    if (width) steps.push({ query, width, ratio });
  }
  return {
    widest: 1560,
    ...files,
    sizes: (ratio) => sizesAttribute(steps, ratio),
    styles: aspectRatioStyles(steps),
  };
}

/** A slot's size in windows that match a query. */
interface Step {
  query: string;
  width: string;
  ratio: number;
}

/** Returns the HTML `sizes` attribute for a picture, given its width divided by its height. */
const sizesAttribute = (steps: readonly Step[], pictureRatio: number): string =>
  steps
    .toReversed()
    .map(({ query, width, ratio }) => `${query} ${coverWidth(width, pictureRatio / ratio)}`.trim())
    .join(", ");

/** Returns the drawn width of a picture that covers a slot. `overflow` is the picture's ratio divided by the slot's. */
function coverWidth(slotWidth: string, overflow: number): string {
  if (overflow > 1.01) return `calc((${slotWidth}) * ${overflow.toFixed(2)})`;
  return slotWidth.includes(" ") ? `calc(${slotWidth})` : slotWidth;
}

/** Sets the slot's ratio at each breakpoint that changes it. */
function aspectRatioStyles(steps: readonly Step[]): SerializedStyles {
  const changes = steps.filter(({ ratio }, index) => ratio !== steps[index - 1]?.ratio);
  return css(
    changes.map(({ query, ratio }) => {
      const shape = `aspect-ratio: ${ratio};`;
      return query ? `@media ${query} { ${shape} }` : shape;
    }),
  );
}

/** A card in a list that `rows` lays out. Where fewer cards share a row, each picture is wider and lower. */
export function cardSlot(index: number, count: number, phone = "100vw - 2rem"): PictureSlot {
  const inRow = inRowOf(index, count);
  const isAloneOnTablets = inRowOf(index, count, 2) === 1;
  return pictureSlot(
    {
      phone: [phone],
      tablet: isAloneOnTablets ? ["100vw - 4rem", 16 / 9] : ["50vw - 2.75rem", 4 / 3],
      ...cardsOnDesktops[inRow],
    },
    { widest: inRow === 1 ? 2160 : isAloneOnTablets || inRow === 2 ? 1560 : 1104 },
  );
}

/** By the number of cards in a row. */
const cardsOnDesktops: Readonly<Record<number, { desktop: Size; wide: Size }>> = {
  1: { desktop: ["100vw - 4rem", 5 / 2], wide: ["78rem", 5 / 2] },
  2: { desktop: ["50vw - 2.75rem", 16 / 9], wide: ["38.25rem", 16 / 9] },
  3: { desktop: ["33.3vw - 2.3rem", 4 / 3], wide: ["25rem", 4 / 3] },
};

/** A picture in the narrow one of two columns, five of twelve parts wide on desktops; in narrower windows above the content. */
export const columnSlot = (ratio: number) =>
  pictureSlot({
    phone: ["100vw - 2rem", 4 / 3],
    tablet: ["100vw - 4rem"],
    desktop: ["41.7vw - 5rem", ratio],
    wide: ["30.6rem"],
  });

/** A picture in the wide one of two columns. */
export const wideColumnSlot = pictureSlot({
  phone: ["100vw - 2rem"],
  tablet: ["100vw - 4rem", 16 / 9],
  desktop: ["64vw - 4rem", 4 / 3],
  wide: ["48rem"],
});

/** One of two pictures side by side, from tablets on. */
export const halfSlot = pictureSlot({
  phone: ["100vw - 2rem"],
  tablet: ["50vw - 2.75rem"],
  wide: ["38.25rem"],
});
