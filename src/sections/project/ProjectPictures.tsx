import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PictureGallery } from "../../components/gallery/PictureGallery";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { LabelledPicture } from "./LabelledPicture";
import { galleryPictures, galleryWords, pictureAddress } from "./picture-address";

interface ProjectPicturesProps {
  project: Queries.ProjectPicturesFragment;
  /** The label of pictures that are not photographs. */
  visualisation: string;
  viewer: Queries.ViewerWordsFragment["viewer"];
  /** Whether they are the first pictures of the page; a phone shows the top one at once. */
  leading?: boolean;
}

/** The pictures of a project, large; each opens in the lightbox. Of an odd number the first is larger, with two next to it. */
export function ProjectPictures({ project, visualisation, viewer, leading = false }: ProjectPicturesProps) {
  return (
    <PictureGallery pictures={galleryPictures([project], visualisation)} words={galleryWords(viewer)}>
      <ul css={grid}>
        {project.pictures.map((picture, index) => (
          <li key={picture.alt} css={slotOf(index, project.pictures.length).place}>
            <LabelledPicture
              picture={picture}
              kind={project.kind}
              visualisation={visualisation}
              sizes={`${slotOf(index, project.pictures.length).sizes}, calc(100vw - 2rem)`}
              opens={{ address: pictureAddress(project, picture), enlarge: viewer.enlarge }}
              priority={leading && index === 0}
            />
          </li>
        ))}
      </ul>
    </PictureGallery>
  );
}

function slotOf(index: number, count: number) {
  if (count % 2 === 0 || count === 1) return slots.half;
  if (index === 0) return slots.lead;
  return index < 3 ? slots.beside : slots.half;
}

/** @public Gatsby collects it. */
export const projectPicturesFragment = graphql`
  fragment ProjectPictures on Project {
    slug
    title
    kind
    pictures { ...ProjectPicture }
  }
`;

/** @public Gatsby collects it. */
export const viewerWordsFragment = graphql`
  fragment ViewerWords on PortfolioPage { viewer { close previous next enlarge position } }
`;

/** Six columns with gaps of 1rem, rows with 0.75rem: so two pictures of 4:3 are as high as the larger one. */
const grid = css`
  display: grid;
  gap: ${space.m};
  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.75rem 1rem;
  }
`;

const slots = {
  half: {
    place: css`${from.tablet} { grid-column: span 3; }`,
    sizes: "(min-width: 82rem) 38.5rem, (min-width: 45rem) calc(50vw - 2.5rem)",
  },
  lead: {
    place: css`
      ${from.tablet} { grid-column: 1 / -1; }
      ${from.desk} { grid-area: span 2 / span 4; }
    `,
    sizes:
      "(min-width: 82rem) 51.7rem, (min-width: 64rem) calc(66.7vw - 3rem), (min-width: 45rem) calc(100vw - 4rem)",
  },
  beside: {
    place: css`
      ${from.tablet} { grid-column: span 3; }
      ${from.desk} { grid-column: span 2; }
    `,
    sizes:
      "(min-width: 82rem) 25.3rem, (min-width: 64rem) calc(33.3vw - 2rem), (min-width: 45rem) calc(50vw - 2.5rem)",
  },
};
