import { css } from "@emotion/react";
import { pictureSlot } from "../../pictures/picture-slots";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";
import { WholePictureHero, type WholePictureHeroProps } from "./WholePictureHero";

/** The top of a page that is about a photograph of a room: on desks, the words are to its right. */
export function RoomHero(props: WholePictureHeroProps) {
  return <WholePictureHero {...props} styles={{ section, picture, words }} />;
}

const pictureWidth = "64vw";
/** The height of a picture of four by three at that width. */
const pictureHeight = "48vw";

export const roomSlot = pictureSlot(
  { phone: ["100vw"], desk: [pictureWidth] },
  { widest: 2160, priority: true },
);

const section = css`
  background: ${colours.bottle};
  color: ${colours.porcelain};
  ${from.desk} { grid-template-columns: ${pictureWidth} minmax(0, 1fr); }
`;

/** If the words are higher than the picture, the page's background shows below it. */
const picture = css`
  ${from.desk} { align-self: stretch; background: ${colours.porcelain}; }
`;

/** The words begin at a height that depends on the picture only. A height that depends on them would move them as they arrive. */
const words = css`
  ${from.desk} {
    min-height: ${pictureHeight};
    /* Little room between words and window, or they are higher than the picture and leave a hole below it. */
    gap: ${space.m};
    padding: ${space.l};
    --button-side: ${space.m};
    h1 { margin-top: max(0rem, ${pictureHeight} - 30rem - ${space.xxl}); font-size: ${fontSizes.h2}; }
  }
  ${from.wideDesk} { gap: ${space.l}; padding: ${space.xl}; --button-side: ${space.l}; }
`;
