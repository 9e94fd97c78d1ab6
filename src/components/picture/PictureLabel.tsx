import { css } from "@emotion/react";
import { visuallyHidden } from "../../theme/arrangements";
import { colours, space } from "../../theme/tokens";

interface PictureLabelProps {
  children: string;
  /** True if screen readers have heard it already, on an earlier picture of the list. */
  isSaid?: boolean | undefined;
}

/** Words on the lower corner of the picture in the same figure; on a small picture a mark in their place. */
export function PictureLabel({ children, isSaid = false }: PictureLabelProps) {
  return (
    <figcaption css={styles} aria-hidden={isSaid || undefined}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M4 3v17h17zm4 9v4h4z" />
      </svg>
      <span>{children}</span>
    </figcaption>
  );
}

/** It has a ground of its own, so that it can be read on any picture; enlarged, its one word still fits onto a small one. */
const styles = css`
  position: absolute;
  inset: auto auto 0 0;
  min-height: calc(1.4em + 2 * ${space.xxs});
  padding: ${space.xxs} ${space.xs};
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  font-size: min(0.8125rem, 5vw);
  line-height: 1.4;
  overflow-wrap: normal;
  pointer-events: none;
  svg { display: none; }
  @container (width < 12.5rem) {
    padding: ${space.xxs};
    svg { display: block; }
    span { ${visuallyHidden} }
  }
`;
