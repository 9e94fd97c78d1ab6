import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "./Picture";
import { PictureLabel, pictureWords } from "./PictureLabel";
import { inSlot, type PictureSlot } from "./picture-slots";

interface HousePictureProps {
  /** Without one, the component renders nothing. */
  house: Queries.HousePictureFragment | null | undefined;
  slot: PictureSlot;
  /** True for the page's first picture. */
  priority?: boolean;
}

/** A cutaway drawing of a house, labelled with its title. */
export function HousePicture({ house, slot, priority = false }: HousePictureProps) {
  // In the editor's preview a house may have no picture yet.
  if (!house?.picture) return null;
  return (
    <figure css={drawing}>
      <Picture {...house.picture} {...inSlot(slot, house.picture.image)} priority={priority} />
      <PictureLabel>{`${pictureWords.drawing}: ${house.title}`}</PictureLabel>
    </figure>
  );
}

/** The drawing's own background, nearly white, becomes the page's. The label is at the right, where the background fades least. */
const drawing = css`
  figcaption { right: 0; left: auto; }
  img {
    background: none;
    filter: brightness(1.03);
    mix-blend-mode: multiply;
    mask-image: linear-gradient(to right, transparent, black 10%), linear-gradient(to top, transparent, black 10%);
    mask-composite: intersect;
  }
`;

export const fragments = graphql`
  fragment HousePicture on House {
    title
    picture { alt image { ...PictureFile } }
  }
`;
