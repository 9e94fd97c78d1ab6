import { css, type SerializedStyles } from "@emotion/react";
import { windowFrom } from "../theme/media-queries";

/** The size and shape of a picture on a page. */
export interface PictureSlot {
  /** The HTML `sizes` attribute for a picture, given its width divided by its height. */
  sizes: (ratio: number) => string;
  shape: SerializedStyles;
  /** The widest file that it needs: 1084 px for a third of a desk, by default 1560 for two thirds. */
  widest?: 1084 | 1560 | 2160;
  priority?: boolean;
}

/** The breakpoints at which a slot can change its size. */
const windows = [
  { name: "phone", query: "" },
  { name: "tablet", query: windowFrom.tablet },
  { name: "desk", query: windowFrom.desk },
  { name: "wide", query: windowFrom.widestPage },
] as const;

/** A slot's width, as inside calc(), and its width divided by its height; by default that of narrower windows, or 4:3. */
type Size = readonly [width: string, ratio?: number];

type Sizes = { phone: Size } & Partial<Record<(typeof windows)[number]["name"], Size>>;

/**
 * A slot from its sizes at the breakpoints. `object-fit: cover` draws a picture that is wider than its slot as high as the
 * slot, and so wider than the part that is seen: `sizes` counts the drawn width.
 */
export function pictureSlot(sizes: Sizes, rest: Pick<PictureSlot, "widest" | "priority"> = {}): PictureSlot {
  const steps: { query: string; width: string; ratio: number }[] = [];
  for (const { name, query } of windows) {
    const [width, ratio = steps.at(-1)?.ratio ?? 4 / 3] = sizes[name] ?? [];
    if (width) steps.push({ query, width, ratio });
  }
  const shapes = steps.filter(({ ratio }, index) => ratio !== steps[index - 1]?.ratio);
  const drawn = (width: string, times: number) => {
    if (times > 1.01) return `calc((${width}) * ${times.toFixed(2)})`;
    return width.includes(" ") ? `calc(${width})` : width;
  };
  return {
    ...rest,
    sizes: (picture) =>
      steps
        .toReversed()
        .map(({ query, width, ratio }) => `${query} ${drawn(width, picture / ratio)}`.trim())
        .join(", "),
    shape: css(
      shapes.map(({ query, ratio }) => {
        const shape = `aspect-ratio: ${ratio};`;
        return query ? `@media ${query} { ${shape} }` : shape;
      }),
    ),
  };
}

/** The picture at the top of a page, beside the words. */
export const heroSlot = pictureSlot(
  { phone: ["100vw"], tablet: ["100vw - 4rem"], desk: ["51.2vw - 3.6rem"], wide: ["38.4rem"] },
  { priority: true },
);

/** A picture between two sections, as wide as the window. */
export const wideSlot = pictureSlot({ phone: ["100vw", 5 / 2] }, { widest: 2160 });

/** A picture in a section's narrow column: upright beside the content on desks, lying above it in narrower windows. */
export const uprightSlot = pictureSlot({
  phone: ["100vw - 2rem"],
  tablet: ["100vw - 4rem", 16 / 9],
  desk: ["31.25vw - 2.75rem", 3 / 4],
  wide: ["22.5rem"],
});
