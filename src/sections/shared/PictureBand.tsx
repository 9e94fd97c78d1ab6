import { css } from "@emotion/react";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { pictureSlot } from "../../pictures/picture-slots";
import { from } from "../../theme/media-queries";

interface PictureBandProps {
  /** Nothing is shown without one. */
  picture: Queries.LabelledPictureFragment | undefined;
}

/** A picture between two sections, as wide as the window. Phones leave it out: it would be too low to show anything. */
export function PictureBand({ picture }: PictureBandProps) {
  if (!picture) return null;
  return (
    <div css={notOnPhones}>
      <LabelledPicture picture={picture} slot={slot} />
    </div>
  );
}

const slot = pictureSlot({ phone: ["100vw", 5 / 2] }, { widest: 2160 });

const notOnPhones = css`
  display: none;
  ${from.tablet} { display: block; }
`;
