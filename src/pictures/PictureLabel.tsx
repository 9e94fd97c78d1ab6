import { css } from "@emotion/react";
import { colours, space } from "../theme/tokens";

interface PictureLabelProps {
  /** Without a text there is no label. */
  children: string | undefined;
  /** True on a card, where screen readers hear of visualisations once, in the introduction of the cards. */
  isSilent?: boolean;
}

/** A label on the lower corner of the picture in the same figure, on a background of its own, so that it can be read on any picture. */
export function PictureLabel({ children, isSilent = false }: PictureLabelProps) {
  if (!children) return null;
  return (
    <figcaption css={styles} aria-hidden={isSilent || undefined}>
      {children}
    </figcaption>
  );
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
