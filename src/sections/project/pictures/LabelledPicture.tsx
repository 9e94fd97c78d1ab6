import { css, type SerializedStyles } from "@emotion/react";
import { graphql } from "gatsby";
import { PictureLink } from "../../../components/gallery/PictureLink";
import { Picture } from "../../../components/picture/Picture";
import { PictureLabel } from "../../../components/picture/PictureLabel";
import type { Opening } from "../picture-address";
import { imageData } from "./image-data";
import { pictureLabel } from "./picture-label";

interface LabelledPictureProps {
  picture: Queries.ProjectPictureFragment;
  /** What the project's pictures are: visualisation or photograph. */
  kind: string;
  /** The words on pictures that are not photographs, and on those from before the work. */
  labels: Queries.PictureLabelsFragment;
  sizes: string;
  /** The widest file that the slot wants: 1084 px for a third of a desk, by default 1440 for two thirds. */
  widest?: PictureWidth;
  priority?: boolean;
  /** How it opens in the page's viewer; left out, it does not. */
  opens?: Opening;
  /** Its shape; four by three if left out. */
  styles?: SerializedStyles;
}

/** The widths that project pictures are made in and that slots ask for by name. */
type PictureWidth = 1084 | 1440 | 2160;

/** A picture of a project; one that is not a photograph, or is from before the work, says so on its corner. */
export function LabelledPicture({
  picture,
  kind,
  labels,
  sizes,
  widest = 1440,
  priority = false,
  opens,
  styles = fourByThree,
}: LabelledPictureProps) {
  const label = pictureLabel(picture, kind, labels);
  const shown = (
    <Picture
      image={imageData(picture.image)}
      alt={picture.alt}
      sizes={sizes}
      // The viewer shows the same files, as large as the window.
      {...(opens ? {} : { widest })}
      priority={priority}
      focus={picture.focus}
      styles={styles}
    />
  );
  return (
    <figure css={figure}>
      {opens ? (
        <PictureLink {...opens} label={label}>
          {shown}
        </PictureLink>
      ) : (
        shown
      )}
      {label && <PictureLabel>{label}</PictureLabel>}
    </figure>
  );
}

/**
 * 400 to 1440 px serve every slot on phones and desks within 1.35 times what it needs, 2160 the lightbox and pictures as
 * wide as the window; tests/browser/picture-sizes.spec.ts measures it. Each further width costs the build two more files
 * for every picture.
 */
export const projectPictureFragment = graphql`
  fragment ProjectPicture on Picture {
    alt
    focus
    isBefore
    image {
      name
      publicURL
      childImageSharp {
        gatsbyImageData(width: 2160, breakpoints: [400, 756, 1084, 1440, 2160])
      }
    }
  }
`;

export const pictureLabelsFragment = graphql`
  fragment PictureLabels on PortfolioPage { visualisation comparison { before } }
`;

const fourByThree = css`aspect-ratio: 4 / 3;`;

/** The shape of pictures that lead a card or stand between texts. */
export const sixteenByNine = css`aspect-ratio: 16 / 9;`;

const figure = css`position: relative;`;
