import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type Opening, PictureLink } from "../../../components/gallery/PictureLink";
import { Picture } from "../../../components/picture/Picture";
import { PictureLabel } from "../../../components/picture/PictureLabel";
import type { ShownPicture } from "./choose-pictures";
import { pictureLabel } from "./picture-labels";
import type { PictureSlot } from "./picture-slots";

interface LabelledPictureProps extends ShownPicture {
  labels: Queries.PictureLabelsFragment;
  slot: PictureSlot;
  /** How it opens in the page's viewer; left out, it does not. */
  opens?: Opening | undefined;
}

/** A picture of a project; one that is not a photograph, or is from before the work, says so on its corner. */
export function LabelledPicture({ picture, kind, labels, slot, opens }: LabelledPictureProps) {
  const { sizes, widest = 1440, shape = fourByThree, priority } = slot;
  const label = pictureLabel(picture, kind, labels);
  const shown = (
    <Picture
      image={picture.image}
      alt={picture.alt}
      sizes={sizes}
      // The viewer shows the same files, as large as the window.
      widest={opens ? undefined : widest}
      priority={priority}
      focus={picture.focus}
      styles={shape}
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

/** The widths serve every slot within 1.35 times what it needs: tests/browser/picture-sizes.spec.ts. */
export const projectPictureFragments = graphql`
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
  fragment PictureLabels on PortfolioPage { visualisation comparison { before } }
`;

const fourByThree = css`aspect-ratio: 4 / 3;`;

const figure = css`position: relative;`;
