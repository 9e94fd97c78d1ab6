import { css } from "@emotion/react";
import { colours, space } from "../theme/tokens";

/** Labels the picture in the same figure on its lower corner. The label's background makes it readable on any picture. */
export function PictureLabel({ children }: { children: string | undefined }) {
  return children && <figcaption css={styles}>{children}</figcaption>;
}

const styles = css`
  position: absolute;
  inset: auto auto 0 0;
  padding: ${space.xxs} ${space.xs};
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  font-size: min(0.8125rem, 5vw);
  line-height: 1.4;
  overflow-wrap: normal;
  pointer-events: none;
`;
