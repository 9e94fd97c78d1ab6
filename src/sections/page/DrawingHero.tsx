import { css } from "@emotion/react";
import { pictureSlot } from "../../pictures/picture-slots";
import { from } from "../../theme/media-queries";
import { colours, sizes, space } from "../../theme/tokens";
import { WholePictureHero, type WholePictureHeroProps } from "./WholePictureHero";

/** The top of a page that is about a drawing of a house: on desks, the words are to its left, on the drawing's own ground. */
export function DrawingHero(props: WholePictureHeroProps) {
  return <WholePictureHero {...props} styles={{ section, picture, words }} />;
}

const drawingWidth = 63;
const drawingRatio = 1.7;
const drawingHeight = `${Math.round(drawingWidth / drawingRatio)}vw`;
/** The drawing reaches under the words, where it fades out. */
const overlap = 7;
const wordsHeight = "33rem";

const desk = [`${drawingWidth}vw`, drawingRatio] as const;
const large = { widest: 2160, priority: true } as const;

export const drawingSlot = pictureSlot({ phone: ["100vw", 1.62], desk }, large);

/** The slot of a drawing above a list, as low as possible on phones. */
export const lowDrawingSlot = pictureSlot({ phone: ["100vw", 2], desk }, large);

const section = css`
  background: ${colours.drawing};
  ${from.desk} { grid-template-columns: minmax(0, 1fr) ${drawingWidth - overlap}vw; }
`;

const picture = css`
  picture { mask-image: linear-gradient(to top, transparent, black 8%); }
  ${from.desk} {
    grid-area: 1 / 2;
    /* Ends no higher than the words: the van, which stands at the left of the drawing, would be beside them. */
    margin: max(0rem, ${wordsHeight} - ${drawingHeight}) 0 0 -${overlap}vw;
    /* Begins slowly: a straight ramp is seen as the edge of a rectangle. */
    img { object-position: left; mask-image: linear-gradient(to right, transparent, #0002 3%, #0009 8%, black 13%); }
    figcaption { left: ${overlap}vw; }
  }
`;

/** The words begin at a height that depends on the picture only. A height that depends on them would move them as they arrive. */
const words = css`
  ${from.desk} {
    /* Aligned with the content below. */
    max-width: calc(${sizes.page} / 2 + ${space.xl} - 6vw);
    position: relative;
    padding-top: max(${space.xl}, 18vw - 14rem);
    grid-area: 1 / 1;
    /* The longest names of areas fit into the narrow column. */
    h1 { font-size: clamp(2.75rem, 4.4vw, 3.5rem); }
  }
`;
