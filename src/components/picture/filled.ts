import { css } from "@emotion/react";
import { from } from "../../theme/media-queries";

/** For the place of a picture that, on desks, is as high as what stands beside it. */
export const filled = css`
  ${from.desk} {
    position: relative;
    align-self: stretch;
    min-height: 16rem;
    figure { position: absolute; inset: 0; }
    figure img { position: absolute; inset: 0; height: 100%; aspect-ratio: auto; }
  }
`;
