import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PictureLink } from "../../components/gallery/PictureLink";
import { Picture } from "../../components/picture/Picture";
import { PictureLabel } from "../../components/picture/PictureLabel";
import { imageData } from "./image-data";

interface LabelledPictureProps {
  picture: Queries.ProjectPictureFragment;
  /** What the project's pictures are: visualisation or photograph. */
  kind: string;
  /** The label of pictures that are not photographs. */
  visualisation: string;
  sizes: string;
  priority?: boolean;
  /** Where it opens in the gallery around it, and the word that says so to screen readers; left out, it does not open. */
  opens?: { address: string; enlarge: string };
}

/** A picture of a project; one that is not a photograph says so on its corner. */
export function LabelledPicture({
  picture,
  kind,
  visualisation,
  sizes,
  priority = false,
  opens,
}: LabelledPictureProps) {
  const shown = (
    <Picture
      image={imageData(picture.image)}
      alt={picture.alt}
      sizes={sizes}
      priority={priority}
      styles={fourByThree}
    />
  );
  return (
    <figure css={figure}>
      {opens ? (
        <PictureLink id={opens.address} enlarge={opens.enlarge} file={picture.image.publicURL ?? ""}>
          {shown}
        </PictureLink>
      ) : (
        shown
      )}
      {kind === "visualisation" && <PictureLabel>{visualisation}</PictureLabel>}
    </figure>
  );
}

/**
 * The widths serve every slot of a project's picture on phones and desks within 1.35 times what it needs;
 * tests/browser/picture-sizes.spec.ts measures it. Each further width costs the build two more files for every picture.
 * @public Gatsby collects it.
 */
export const projectPictureFragment = graphql`
  fragment ProjectPicture on Picture {
    alt
    image {
      name
      publicURL
      childImageSharp {
        gatsbyImageData(width: 1080, breakpoints: [400, 760, 1080])
      }
    }
  }
`;

const fourByThree = css`aspect-ratio: 4 / 3;`;

const figure = css`position: relative;`;
