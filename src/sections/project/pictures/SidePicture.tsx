import { css } from "@emotion/react";
import { from } from "../../../theme/media-queries";
import { LabelledPicture } from "./LabelledPicture";

interface SidePictureProps {
  picture: Queries.ProjectPictureFragment;
  kind: string;
  labels: Queries.PictureLabelsFragment;
}

/** A project's picture below the heading of a `PageSection`: on desks as high as the content beside it, otherwise above it. */
export function SidePicture(props: SidePictureProps) {
  return (
    <LabelledPicture
      {...props}
      widest={1084}
      sizes="(min-width: 82rem) 23.8rem, (min-width: 64rem) calc(31.25vw - 1.9rem), (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)"
      styles={shape}
    />
  );
}

const shape = css`
  aspect-ratio: 3 / 2;
  ${from.tablet} { aspect-ratio: 2; }
`;
