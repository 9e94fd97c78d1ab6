import { css } from "@emotion/react";
import { visuallyHidden } from "../theme/arrangements";
import { colours, space } from "../theme/tokens";

interface PictureLabelProps {
  children: string;
}

/** A label on the lower corner of the picture in the same figure. A small picture shows a mark instead. */
export function PictureLabel({ children }: PictureLabelProps) {
  return (
    <figcaption css={styles}>
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M4 3v17h17zm4 9v4h4z" />
      </svg>
      <span>{children}</span>
    </figcaption>
  );
}

/** Has its own background, so that it can be read on any picture. Its word fits onto a small picture even with enlarged text. */
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
