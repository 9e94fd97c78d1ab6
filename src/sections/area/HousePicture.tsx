import { graphql } from "gatsby";
import { Figure } from "../project/pictures/LabelledPicture";
import type { PictureSlot } from "../project/pictures/picture-slots";

interface HousePictureProps {
  house: Queries.HousePictureFragment;
  /** The word for what it is: a drawing. */
  label: string;
  slot: PictureSlot;
}

/** A kind of house, drawn cut open, with its name. */
export function HousePicture({ house: { picture, title }, label, slot }: HousePictureProps) {
  // A house that the editor does not know yet has no picture.
  return picture && <Figure picture={picture} slot={slot} label={`${label}: ${title}`} />;
}

export const housePictureFragment = graphql`
  fragment HousePicture on House {
    slug
    title
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 2160, breakpoints: [400, 560, 800, 1084, 1560, 2160])
        }
      }
    }
  }
`;
