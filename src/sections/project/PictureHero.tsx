import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { from, low } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";
import { HeroWords, type HeroWordsProps } from "../page/PageHero";
import { place } from "./pictures/picture-slots";

interface PictureHeroProps extends HeroWordsProps {
  picture: ReactNode;
  /** The ground of the words: bottle at the right of a picture of a room, light at the left of a drawing, as its own is. */
  ground?: "bottle" | "light";
}

/** The top of a page that is about a picture: the picture whole, up to the window's edge, and the words beside it. */
export function PictureHero({ ground = "bottle", picture, ...words }: PictureHeroProps) {
  return (
    <section css={[layout, grounds[ground]]}>
      <div css={pictureArea}>{picture}</div>
      <HeroWords {...words} />
    </section>
  );
}

/** Where the picture of a room stands. */
export const roomSlot = place({ phone: ["100vw"], desk: ["64vw"] }, { widest: 2160, priority: true });

/** Where a drawing stands. */
export const drawingSlot = place({ phone: ["100vw"], desk: ["56vw"] }, { widest: 2160, priority: true });

/** Where a drawing stands above a list, on phones as low as it may be. */
export const lowDrawingSlot = place(
  { phone: ["100vw", 2], tablet: ["100vw", 2], desk: ["56vw"] },
  { widest: 2160, priority: true },
);

/** On phones that lie on their side, the headline is in the first window, too. */
const layout = css`
  > :last-of-type { padding: ${space.l} ${space.margin} ${space.xl}; }
  ${low} { display: grid; grid-template-columns: 42vw minmax(0, 1fr); }
  ${from.desk} {
    display: grid;
    > :last-of-type { max-width: 42rem; justify-self: end; padding: ${space.xl}; }
  }
`;

/** What is drawn over the picture finds its edges. */
const pictureArea = css`
  position: relative;
  align-self: start;
`;

const grounds: Record<"bottle" | "light", SerializedStyles> = {
  bottle: css`
    background: ${colours.bottle};
    color: ${colours.porcelain};
    ${from.desk} {
      grid-template-columns: 64vw minmax(0, 1fr);
      h1 { margin-top: auto; font-size: ${fontSizes.h2}; }
    }
  `,
  light: css`
    background: ${colours.drawing};
    picture { mask-image: linear-gradient(to top, transparent, black 15%); }
    ${from.desk} {
      grid-template-columns: minmax(0, 1fr) 56vw;
      align-items: center;
      > :first-of-type { order: 1; }
    }
  `,
};
