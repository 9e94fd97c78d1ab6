import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { columnSlot } from "../../pictures/picture-slots";
import { from } from "../../theme/media-queries";
import { stack, stickyColumn } from "../../theme/mixins";
import { space } from "../../theme/tokens";

interface BesidePictureProps {
  picture: Queries.LabelledPictureFragment | null | undefined;
  children: ReactNode;
}

/** Content to the right of a picture on desktops, and below it in narrower windows. */
export function BesidePicture({ picture, children }: BesidePictureProps) {
  if (!picture) return children;
  return (
    <div css={twoColumns}>
      <div css={stickyColumn}>
        <LabelledPicture picture={picture} slot={columnSlot} />
      </div>
      {children}
    </div>
  );
}

const twoColumns = css`
  ${stack(space.l)}
  ${from.desktop} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: ${space.xxxl}; }
`;
