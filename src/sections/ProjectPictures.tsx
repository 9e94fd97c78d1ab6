import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../theme/media-queries";
import { space } from "../theme/tokens";
import { LabelledPicture } from "./LabelledPicture";

interface ProjectPicturesProps {
  project: Queries.ProjectPicturesFragment;
  /** The label of pictures that are not photographs. */
  visualisation: string;
}

/** The pictures of a project, large. */
export function ProjectPictures({ project, visualisation }: ProjectPicturesProps) {
  return (
    <ul css={grid}>
      {project.pictures.map((picture) => (
        <li key={picture.alt}>
          <LabelledPicture
            picture={picture}
            kind={project.kind}
            visualisation={visualisation}
            sizes="(min-width: 80rem) 38.6rem, (min-width: 45rem) 48vw, 94vw"
          />
        </li>
      ))}
    </ul>
  );
}

/** @public Gatsby collects it. */
export const projectPicturesFragment = graphql`
  fragment ProjectPictures on Project {
    kind
    pictures {
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 1080, aspectRatio: 1.3333, breakpoints: [400, 600, 800, 1080])
        }
      }
    }
  }
`;

const grid = css`
  display: grid;
  gap: ${space.m};
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
