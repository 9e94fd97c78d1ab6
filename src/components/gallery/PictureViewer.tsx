import { css } from "@emotion/react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { row } from "../../theme/arrangements";
import { from, shortWindow } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";

interface PictureViewerProps {
  /** The words of its buttons, and its position among all pictures, with {n} and {total}. */
  words: { close: string; previous: string; next: string; position: string };
}

/** One picture over the whole window, with the way to the others: closed and empty until open-pictures.ts fills it. */
export function PictureViewer({ words }: PictureViewerProps) {
  return (
    <dialog data-viewer css={windowStyles} aria-labelledby={titleId}>
      <div css={bar}>
        <p id={titleId} css={heading} data-viewer-title />
        <span css={label} data-viewer-label hidden />
        <button type="button" css={button} aria-label={words.close} data-viewer-close>
          <X aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        css={[button, arrow, previousPlace]}
        aria-label={words.previous}
        data-viewer-step="-1"
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <div css={pictureStage} data-viewer-picture />
      <button type="button" css={[button, arrow, nextPlace]} aria-label={words.next} data-viewer-step="1">
        <ChevronRight aria-hidden="true" />
      </button>
      <p role="status" css={caption}>
        <span data-viewer-position={words.position} />
        <span data-viewer-alt />
      </p>
    </dialog>
  );
}

const titleId = "viewer-title";

const arrowsBeside = `
  grid-template:
    "bar bar bar" auto
    "previous picture next" minmax(8rem, 1fr)
    "caption caption caption" auto / auto minmax(0, 1fr) auto;
`;

/** The picture takes the space that the words leave; in a short window everything scrolls. */
const windowStyles = css`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  &[open] {
    display: grid;
    grid-template:
      "bar bar" auto
      "picture picture" minmax(0, 1fr)
      "caption caption" auto
      "previous next" auto / 1fr 1fr;
  }
  /* Behind it nothing scrolls. */
  html:has(&[open]) { overflow: hidden; }
  ${from.tablet} { &[open] { ${arrowsBeside} } }
  ${shortWindow} { &[open] { ${arrowsBeside} } }
  &::backdrop { background: ${colours.bottleDeep}; }
  & :focus-visible { outline-color: ${colours.brassLight}; outline-offset: -3px; box-shadow: none; }
`;

const bar = css`
  grid-area: bar;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.m};
`;

const heading = css`
  font-weight: 600;
  line-height: 1.3;
`;

const label = css`
  margin-right: auto;
  padding: ${space.hair} ${space.xs};
  box-shadow: inset 0 0 0 1px ${colours.brass};
  color: ${colours.brassLight};
  font-size: 0.8125rem;
  white-space: nowrap;
`;

const button = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${sizes.target};
  height: ${sizes.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover { background: ${colours.bottle}; }
`;

const arrow = css`
  width: auto;
  height: 3.5rem;
  svg { width: 2rem; height: 2rem; }
  ${from.tablet} { width: 4rem; height: auto; }
  ${shortWindow} { width: ${sizes.target}; height: auto; }
`;

const previousPlace = css`grid-area: previous;`;
const nextPlace = css`grid-area: next;`;

const caption = css`
  grid-area: caption;
  ${row(`0 ${space.m}`)}
  padding: ${space.s} ${space.m};
  font-size: ${fontSizes.small};
  line-height: 1.45;
  span:first-of-type { color: ${colours.brassLight}; font-weight: 600; font-variant-numeric: tabular-nums; }
  ${from.tablet} { justify-content: center; padding: ${space.s} ${space.xl} ${space.m}; }
`;

/** A picture as large as fits, and no part of it cut off; the next one is fetched already. */
const pictureStage = css`
  grid-area: picture;
  min-height: 0;
  picture { display: contents; }
  img { width: 100%; height: 100%; object-fit: contain; }
  [hidden] { display: none; }
`;
