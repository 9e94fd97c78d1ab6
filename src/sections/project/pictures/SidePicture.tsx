import { css } from "@emotion/react";
import { from } from "../../../theme/media-queries";
import { LabelledPicture } from "./LabelledPicture";
import type { ShownPicture } from "./shown-picture";

interface SidePictureProps extends ShownPicture {
  labels: Queries.PictureLabelsFragment;
  /** Whether what stands beside it has more than two rows: the picture is then higher, and drawn wider than its column. */
  tall?: boolean;
}

/** A project's picture below the heading of a `PageSection`: on desks as high as the content beside it, otherwise above it. */
export function SidePicture({ tall = false, ...props }: SidePictureProps) {
  const onDesks = tall ? "36rem" : "23.8rem";
  return (
    <LabelledPicture
      {...props}
      widest={1084}
      sizes={`(min-width: 64rem) ${onDesks}, (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)`}
      styles={shape}
    />
  );
}

const shape = css`
  aspect-ratio: 3 / 2;
  ${from.tablet} { aspect-ratio: 2; }
`;
