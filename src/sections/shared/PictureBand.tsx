import { LabelledPicture } from "../../pictures/LabelledPicture";
import type { PictureSlot } from "../../pictures/picture-slots";
import { notOnPhones } from "../../theme/mixins";

interface PictureBandProps {
  /** Without one, the component renders nothing. */
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

const slot: PictureSlot = [{ width: "100vw", ratio: 5 / 2 }];
