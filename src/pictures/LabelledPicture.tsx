import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { visuallyHidden } from "../theme/mixins";
import { Picture } from "./Picture";
import { PictureLabel, pictureLabel } from "./PictureLabel";
import { inSlot, type PictureSlot } from "./picture-slots";

interface LabelledPictureProps {
  picture: Queries.LabelledPictureFragment;
  slot: PictureSlot;
  /** True for the page's first picture. */
  priority?: boolean;
  /** True if a click opens the picture in the page's viewer. */
  opensViewer?: boolean;
}

/** A picture of a room. A label on its corner marks a visualisation, or a picture from before the work. */
export function LabelledPicture({
  picture,
  opensViewer = false,
  slot,
  priority = false,
}: LabelledPictureProps) {
  const label = pictureLabel(picture);
  const image = <Picture {...picture} {...inSlot(slot, picture.image)} priority={priority} />;
  return (
    <figure>
      {opensViewer ? (
        <a href={largest(picture)} data-enlarges data-label={label} css={link}>
          <span css={visuallyHidden}>Enlarge: </span>
          {image}
        </a>
      ) : (
        image
      )}
      <PictureLabel>{label}</PictureLabel>
    </figure>
  );
}

/**
 * The URL of the largest resized file, which a link opens without a script; with one, open-pictures.ts opens the viewer. The
 * original is not published, because it may contain its position.
 */
const largest = ({ image }: Queries.LabelledPictureFragment) =>
  image.childImageSharp?.gatsbyImageData.images.fallback?.src;

const link = css`
  display: block;
  cursor: zoom-in;
`;

/** With these widths no slot gets more than 1.35 times the pixels that it needs: tests/browser/pictures/picture-sizes.spec.ts. */
export const fragments = graphql`
  fragment PictureFile on File {
    childImageSharp { gatsbyImageData(width: 2160, breakpoints: [400, 560, 724, 840, 1104, 1560, 2160]) }
  }
  fragment LabelledPicture on Picture {
    alt
    focus
    isBefore
    kind
    image { ...PictureFile }
  }
`;
