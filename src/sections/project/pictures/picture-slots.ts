import { css, type SerializedStyles } from "@emotion/react";

/** A place for a project's picture. */
export interface PictureSlot {
  /** How wide a picture is drawn there, as in the HTML attribute; for other places than a `place` as wide as they are. */
  sizes: string | ((ratio: number) => string);
  /** The widest file that it needs: 1084 px for a third of a desk, by default 1560 for two thirds. */
  widest?: 1084 | 1560 | 2160;
  /** Its shape; four by three if left out. */
  shape?: SerializedStyles;
  priority?: boolean;
}

/** The windows from which on a place is another. */
const windows = { tablet: "45rem", desk: "64rem", wide: "82rem" } as const;

/** How wide a place is, as in calc(), and its shape: its width by its height. */
type Size = readonly [width: string, ratio?: number];

/**
 * A place from its size in phones' windows and in others, where that changes. A picture that is wider than its place is
 * drawn as high as it, and so wider than what is seen of it: its file is chosen by that.
 */
export function place(
  sizes: { phone: Size } & Partial<Record<keyof typeof windows, Size>>,
  rest: Pick<PictureSlot, "widest" | "priority"> = {},
): PictureSlot {
  const { phone, ...others } = sizes;
  const widest = (["wide", "desk", "tablet"] as const).flatMap((name) => {
    const size = others[name];
    return size ? [{ query: `(min-width: ${windows[name]})`, size }] : [];
  });
  return {
    ...rest,
    sizes: (ratio) =>
      [
        ...widest.map(({ query, size }) => `${query} ${drawnWidth(size, ratio)}`),
        drawnWidth(phone, ratio),
      ].join(", "),
    shape: css(
      [
        `aspect-ratio: ${phone[1] ?? fourByThree};`,
        ...widest
          .toReversed()
          .map(({ query, size }) => `@media ${query} { aspect-ratio: ${size[1] ?? fourByThree}; }`),
      ].join("\n"),
    ),
  };
}

const fourByThree = 4 / 3;

function drawnWidth([width, slot = fourByThree]: Size, picture: number): string {
  const times = picture / slot;
  if (times > 1.01) return `calc((${width}) * ${times.toFixed(2)})`;
  return width.includes(" ") ? `calc(${width})` : width;
}

/** At the top of a page, beside the words. */
export const heroSlot = place(
  { phone: ["100vw"], tablet: ["100vw - 4rem"], desk: ["51.2vw - 3.6rem"], wide: ["38.4rem"] },
  { priority: true },
);

/** Between two sections, as wide as the window. */
export const wideSlot = place({ phone: ["100vw", 2], desk: ["100vw", 5 / 2] }, { widest: 2160 });
