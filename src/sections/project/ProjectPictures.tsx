import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { opening } from "../../components/gallery/PictureLink";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { LabelledPicture } from "./pictures/LabelledPicture";
import { type PictureSlot, sixteenByNine } from "./pictures/picture-slots";

interface ProjectPicturesProps {
  project: Queries.ProjectPicturesFragment;
  labels: Queries.PictureLabelsFragment;
  viewer: { enlarge: string };
  /** Whether they are laid like tiles of two sizes, beside a text. */
  mosaic?: boolean;
}

/** Pictures of a project; each opens in the page's viewer. */
export function ProjectPictures({ project, labels, viewer, mosaic = false }: ProjectPicturesProps) {
  const { pictures, kind } = project;
  const placeOf = mosaic ? placeInMosaic : placeInGrid;
  return (
    <ul css={mosaic ? mosaicGrid : grid}>
      {pictures.map((picture, index) => {
        const { styles, ...slot } = placeOf(index, pictures.length);
        const opens = opening(project, picture, viewer);
        return (
          <li key={picture.alt} css={styles}>
            <LabelledPicture picture={picture} kind={kind} labels={labels} slot={slot} opens={opens} />
          </li>
        );
      })}
    </ul>
  );
}

interface Place extends PictureSlot {
  styles: ReturnType<typeof css>;
}

/** One takes the whole width, an even number stands in pairs; of others the first is larger, beside two. */
function placeInGrid(index: number, count: number): Place {
  if (count === 1) return places.whole;
  if (count % 2 === 0) return places.half;
  if (index === 0) return places.lead;
  return index < 3 ? places.beside : places.half;
}

/** The first is large, and so is the last of an even number. */
function placeInMosaic(index: number, count: number): Place {
  const isLarge = index === 0 || (index % 2 === 1 && index === count - 1);
  return isLarge ? places.mosaicLarge : places.mosaicSmall;
}

export const projectPicturesFragments = graphql`
  fragment ProjectPictures on Project {
    slug
    title
    kind
    pictures { ...ProjectPicture }
  }
  fragment ViewerWords on PortfolioPage { viewer { close previous next enlarge position } }
`;

/** Six columns with gaps of 1rem, rows with 0.75rem: so two pictures of 4:3 are as high as the larger one. */
const grid = css`
  ${stack(space.m)}
  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.75rem 1rem;
  }
`;

const mosaicGrid = css`
  ${stack(space.xs)}
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const places = {
  whole: {
    styles: css`${from.tablet} { grid-column: 1 / -1; }`,
    sizes: "(min-width: 82rem) 78rem, (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)",
    shape: css`${sixteenByNine} ${from.tablet} { max-height: max(20rem, 100vh - 14rem); }`,
  },
  half: {
    styles: css`${from.tablet} { grid-column: span 3; }`,
    sizes: "(min-width: 82rem) 38.5rem, (min-width: 45rem) calc(50vw - 2.5rem), calc(100vw - 2rem)",
  },
  lead: {
    styles: css`
      ${from.tablet} { grid-column: 1 / -1; }
      ${from.desk} { grid-area: span 2 / span 4; }
    `,
    sizes:
      "(min-width: 82rem) 51.7rem, (min-width: 64rem) calc(66.7vw - 3rem), (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)",
  },
  beside: {
    styles: css`
      ${from.tablet} { grid-column: span 3; }
      ${from.desk} { grid-column: span 2; }
    `,
    sizes:
      "(min-width: 82rem) 25.3rem, (min-width: 64rem) calc(33.3vw - 2rem), (min-width: 45rem) calc(50vw - 2.5rem), calc(100vw - 2rem)",
  },
  /** From 64rem on the mosaic has 17 parts of 27 of the page's width, less the gap to the words. */
  mosaicLarge: {
    styles: css`grid-column: 1 / -1;`,
    sizes:
      "(min-width: 82rem) 47.2rem, (min-width: 64rem) calc(63vw - 4.4rem), (min-width: 45rem) calc(100vw - 4rem), calc(100vw - 2rem)",
  },
  mosaicSmall: {
    styles: css`grid-column: auto;`,
    sizes:
      "(min-width: 82rem) 23.4rem, (min-width: 64rem) calc(31.5vw - 2.4rem), (min-width: 45rem) calc(50vw - 2.25rem), (min-width: 26rem) calc(50vw - 1.25rem), 8.25rem",
  },
} satisfies Record<string, Place>;
