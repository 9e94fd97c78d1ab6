import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { from } from "../theme/media-queries";
import { space } from "../theme/tokens";
import { imageData } from "./image-data";
import { label } from "./ProjectCards";

interface ProjectPicturesProps {
  project: Queries.ProjectPicturesFragment;
  /** The label of pictures that are not photographs. */
  visualisation: string;
  /** How many pictures at most; all where nothing is said. */
  most?: number;
}

/** The pictures of a project, large. */
export function ProjectPictures({ project, visualisation, most }: ProjectPicturesProps) {
  return (
    <ul css={grid}>
      {project.pictures.slice(0, most).map(({ alt, image }) => (
        <li key={alt}>
          <figure css={figure}>
            <Picture
              image={imageData(image)}
              alt={alt}
              sizes="(min-width: 80rem) 38.6rem, (min-width: 45rem) 48vw, 94vw"
            />
            {project.kind === "visualisation" && <figcaption css={label}>{visualisation}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

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

const figure = css`position: relative;`;
