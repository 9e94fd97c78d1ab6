import { css } from "@emotion/react";
import { from } from "../../../theme/media-queries";
import { LabelledPicture } from "./LabelledPicture";
import type { ShownPicture } from "./shown-picture";

interface WidePictureProps extends ShownPicture {
  labels: Queries.PictureLabelsFragment;
}

/** A picture as wide as the window, between two sections. */
export function WidePicture(props: WidePictureProps) {
  return <LabelledPicture {...props} sizes="100vw" widest={2160} styles={shape} />;
}

const shape = css`
  aspect-ratio: 3 / 2;
  ${from.tablet} { aspect-ratio: 2; }
  ${from.desk} { aspect-ratio: auto; height: clamp(20rem, 56vh, 36rem); }
`;
