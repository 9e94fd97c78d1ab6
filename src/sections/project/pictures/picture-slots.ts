import { css, type SerializedStyles } from "@emotion/react";
import { from } from "../../../theme/media-queries";

/** A place for a project's picture. */
export interface PictureSlot {
  /** How wide it is, as in the HTML attribute. */
  sizes: string;
  /** The widest file that it needs: 1084 px for a third of a desk, by default 1440 for two thirds. */
  widest?: 1084 | 1440 | 2160;
  /** Its shape; four by three if left out. */
  shape?: SerializedStyles;
  priority?: boolean;
}

export const sixteenByNine = css`aspect-ratio: 16 / 9;`;

const side = {
  widest: 1084,
  shape: css`
    aspect-ratio: 3 / 2;
    ${from.tablet} { aspect-ratio: 2; }
  `,
} as const;

const besideHeading =
  "(min-width: 82rem) 52rem, (min-width: 64rem) calc(68.75vw - 4.1rem), (min-width: 56rem) 52rem, (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)";

/** The places that several pages have. */
export const slots = {
  /** At the top, as wide as the window; on desks it leaves the words below in sight. */
  banner: {
    sizes: "(min-width: 45rem) 93vw, 100vw",
    widest: 2160,
    priority: true,
    shape: css`
      aspect-ratio: 4 / 3;
      ${from.tablet} { aspect-ratio: 2; }
      ${from.desk} { aspect-ratio: auto; height: clamp(18rem, 54vh, 40rem); }
    `,
  },
  /** Beside a section's heading, in the wide column. */
  besideHeading: { sizes: besideHeading },
  lowBesideHeading: { sizes: besideHeading, shape: sixteenByNine },
  /** Below a section's heading: on desks as high as the content beside it, otherwise above it. */
  side: {
    ...side,
    sizes: "(min-width: 64rem) 23.8rem, (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)",
  },
  /** The same beside more than two rows: it is higher, and the picture is drawn wider than its column. */
  tallSide: {
    ...side,
    sizes: "(min-width: 64rem) 36rem, (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)",
  },
  /** Between two sections, as wide as the window. */
  wide: {
    sizes: "100vw",
    widest: 2160,
    shape: css`
      aspect-ratio: 3 / 2;
      ${from.tablet} { aspect-ratio: 2; }
      ${from.desk} { aspect-ratio: auto; height: clamp(20rem, 56vh, 36rem); }
    `,
  },
} satisfies Record<string, PictureSlot>;

/** The place beside tiles of points, two in a row. */
export const sideSlot = (points: readonly unknown[]) => (points.length > 4 ? slots.tallSide : slots.side);
