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

export const fragments = graphql`
  fragment LabelledPicture on Picture {
    alt
    focus
    isBefore
    kind
    image { ...PictureFile }
  }
`;
