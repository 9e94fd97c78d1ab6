import { css } from "@emotion/react";
import { colours, space } from "../../theme/tokens";

/** Words on the lower corner of the picture in the same figure. */
export function PictureLabel({ children }: { children: string }) {
  return <figcaption css={styles}>{children}</figcaption>;
}

/** It has a ground of its own, so that it can be read on any picture; enlarged, its one word still fits onto a small one. */
const styles = css`
  position: absolute;
  inset: auto auto 0 0;
  padding: ${space.xxs} ${space.xs};
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  font-size: min(0.8125rem, 5vw);
  overflow-wrap: normal;
  pointer-events: none;
`;
