import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PictureGallery } from "../components/PictureGallery";
import { from } from "../theme/media-queries";
import { space } from "../theme/tokens";
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

/** The pictures of a project, large; each opens in the lightbox. */
export function ProjectPictures({ project, visualisation, viewer, leading = false }: ProjectPicturesProps) {
  return (
    <PictureGallery pictures={galleryPictures([project], visualisation)} words={galleryWords(viewer)}>
      <ul css={grid}>
        {project.pictures.map((picture, index) => (
          <li key={picture.alt}>
            <LabelledPicture
              picture={picture}
              kind={project.kind}
              visualisation={visualisation}
              sizes="(min-width: 82rem) 38.5rem, (min-width: 45rem) calc(50vw - 2.5rem), calc(100vw - 2rem)"
              address={pictureAddress(project, picture)}
              priority={leading && index === 0}
            />
          </li>
        ))}
      </ul>
    </PictureGallery>
  );
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
  fragment ViewerWords on PortfolioPage { viewer { close previous next position } }
`;

const grid = css`
  display: grid;
  gap: ${space.m};
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
