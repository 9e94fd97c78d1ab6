import { graphql } from "gatsby";
import { useFrame } from "../layout/frame";
import { pictureFrame } from "./LabelledPicture";
import { PictureLabel } from "./PictureLabel";
import type { PictureSlot } from "./picture-slots";
import { SlotPicture } from "./SlotPicture";

interface HousePictureProps {
  house: Queries.HousePictureFragment;
  slot: PictureSlot;
}

/** A cutaway drawing of a house type, labelled with the type's name. */
export function HousePicture({ house: { picture, title }, slot }: HousePictureProps) {
  const { drawing } = useFrame().layout.pictures;
  // In the editor's preview a house may have no picture yet.
  if (!picture) return null;
  return (
    <figure css={pictureFrame}>
      <SlotPicture {...picture} slot={slot} />
      <PictureLabel>{`${drawing}: ${title}`}</PictureLabel>
    </figure>
  );
}

export const housePictureFragment = graphql`
  fragment HousePicture on House {
    slug
    title
    picture { alt image { ...PictureFile } }
  }
`;
