import { css } from "@emotion/react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { island } from "../islands/attributes";
import { useIslandProps } from "../islands/use-island-props";
import { useFrame } from "../layout/frame";
import { apart, iconButton, row } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { colours, fontSizes, space } from "../theme/tokens";
import { pictureId } from "./PictureLink";
import { fallbackOf, pictureData, srcSetOf } from "./picture-data";
import { pictureLabel } from "./picture-labels";
import type { FurtherPicture } from "./viewed-pictures";

interface PictureViewerProps {
  /** Projects of which the page shows some pictures only. */
  projects: readonly Queries.ProjectPicturesFragment[];
  /** True for a picture that the page shows: by default the first. The others come after the project's last one that it shows. */
  isShown?: (picture: Queries.ProjectPictureFragment, index: number) => boolean;
}

/**
 * A dialog that shows one picture over the whole window, with links to the others. Empty until open-pictures.island.ts fills it,
 * which receives the pictures that the page does not show.
 */
export function PictureViewer({ projects, isShown = isFirst }: PictureViewerProps) {
  const { pictures } = useFrame().layout;
  const islandProps = useIslandProps();
  const words = pictures.viewer;
  const further = projects.flatMap((project) => viewerPictures(project, isShown));
  return (
    <dialog
      data-viewer
      {...island("open-pictures")}
      {...(further.length > 0 && islandProps("open-pictures", further))}
      css={windowStyles}
      aria-labelledby={titleId}
    >
      <div css={bar}>
        <p id={titleId} css={heading} data-viewer-title />
        <span css={label} data-viewer-label hidden />
        <button type="button" css={iconButton} aria-label={words.close} data-viewer-close>
          <X aria-hidden="true" />
        </button>
      </div>
      <div css={pictureStage} data-viewer-picture />
      <div css={[bar, foot]}>
        <button type="button" css={iconButton} aria-label={words.previous} data-viewer-step="-1">
          <ChevronLeft size={32} aria-hidden="true" />
        </button>
        <p role="status">
          <span data-viewer-position={words.position} />
          <span data-viewer-alt />
        </p>
        <button type="button" css={iconButton} aria-label={words.next} data-viewer-step="1">
          <ChevronRight size={32} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}

const isFirst = (_picture: unknown, index: number) => index === 0;

function viewerPictures(
  project: Queries.ProjectPicturesFragment,
  isShown: NonNullable<PictureViewerProps["isShown"]>,
): FurtherPicture[] {
  const last = project.pictures.findLast(isShown);
  if (!last) return [];
  const others = project.pictures.filter((picture, index) => !isShown(picture, index));
  return others.map((picture) => {
    const data = pictureData(picture.image);
    return {
      after: pictureId(project, last),
      id: pictureId(project, picture),
      title: project.title,
      label: pictureLabel(picture),
      alt: picture.alt,
      src: fallbackOf(data),
      srcSet: srcSetOf(data.avif),
      width: data.width,
      height: data.height,
    };
  });
}

const titleId = "viewer-title";

/** The picture takes the space that the words leave; in a short window everything scrolls. */
const windowStyles = css`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  overscroll-behavior: contain;
  background: ${colours.bottleDeep};
  color: ${colours.porcelain};
  &[open] { display: flex; flex-direction: column; }
  /* Behind it nothing scrolls. */
  html:has(&[open]) { overflow: hidden; }
  & :focus-visible { outline-color: ${colours.brassLight}; outline-offset: -3px; box-shadow: none; }
`;

const bar = css`
  ${apart}
  flex-wrap: nowrap;
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

/** Within the thumb's reach. */
const foot = css`
  padding-left: ${space.xs};
  font-size: ${fontSizes.small};
  line-height: 1.45;
  p { ${row(`0 ${space.m}`)} }
  span:first-of-type { color: ${colours.brassLight}; font-weight: 600; font-variant-numeric: tabular-nums; }
  ${from.tablet} { justify-content: center; gap: ${space.l}; }
`;

/** Shows the picture uncropped and as large as fits. The hidden element fetches the next one ahead. */
const pictureStage = css`
  flex: 1 1 0;
  min-height: 8rem;
  picture { display: contents; }
  img { width: 100%; height: 100%; object-fit: contain; }
  [hidden] { display: none; }
`;
