import { css } from "@emotion/react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { iconButton, spaceBetween } from "../theme/mixins";
import { colours, fontSizes, space } from "../theme/tokens";

/**
 * A dialog that shows the pictures of a page's links one by one, as large as the window: a row that snaps as it is scrolled.
 * Empty until open-pictures.ts fills it.
 */
export function PictureViewer({ title }: { title: string }) {
  return (
    <dialog data-viewer aria-labelledby={titleId} css={windowStyles}>
      <div css={bar}>
        <p id={titleId} css={heading}>
          {title}
        </p>
        <button type="button" css={iconButton} aria-label="Close">
          <X aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and Safari gives a scrolled box no focus by itself */}
      <section css={pictureRow} aria-label="Pictures" tabIndex={0} />
      <div css={bar}>
        <button type="button" css={iconButton} aria-label="Previous picture" data-step="-1">
          <ChevronLeft size={32} aria-hidden="true" />
        </button>
        <p role="status" css={caption} />
        <button type="button" css={iconButton} aria-label="Next picture" data-step="1">
          <ChevronRight size={32} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}

const titleId = "viewer-title";

const windowStyles = css`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  &[open] { display: flex; flex-direction: column; }
  /* The page behind the dialog does not scroll. */
  html:has(&[open]) { overflow: hidden; }
  & :focus-visible { outline-color: ${colours.brassLight}; outline-offset: -3px; box-shadow: none; }
`;

const bar = css`
  ${spaceBetween}
  flex-wrap: nowrap;
  padding: ${space.xxs} ${space.xs};
`;

const heading = css`
  padding-left: ${space.xs};
  font-weight: 600;
  line-height: 1.3;
`;

/** The picture takes the space that the words leave. */
const pictureRow = css`
  flex: 1 1 0;
  min-height: 0;
  display: flex;
  overflow-x: auto;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  picture { flex: 0 0 100%; scroll-snap-align: start; scroll-snap-stop: always; }
  img { width: 100%; height: 100%; max-height: none; aspect-ratio: auto; object-fit: contain; background: none; }
`;

const caption = css`
  font-size: ${fontSizes.small};
  line-height: 1.45;
  text-align: center;
`;
