import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { HousePicture } from "../../pictures/HousePicture";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import type { PictureSlot } from "../../pictures/picture-slots";
import type { Breadcrumb } from "../../routes";
import { from, smallWindow, windowFrom } from "../../theme/media-queries";
import { lead, notOnPhones, pageEdge, pageWidth, row, stack } from "../../theme/mixins";
import { colours, fontSizes, sizes, space, translucent } from "../../theme/tokens";
import { Breadcrumbs } from "./Breadcrumbs";

interface HeroProps {
  /** The way to this page, without the home page. */
  breadcrumbs: readonly Breadcrumb[];
  /** Badges above the headline, such as a postcode. */
  badges?: ReactNode;
  headline: string;
  introduction?: string | null;
  actions?: ReactNode;
  /** True if the call bar of phones offers all of these actions on the same screen. */
  actionsAreInBar?: boolean;
  /** The drawing of a house, which takes the place of a picture. */
  house?: Queries.HousePictureFragment | null | undefined;
  picture?: Queries.LabelledPictureFragment | null | undefined;
  /** True if a click opens the picture in the page's viewer. */
  opensViewer?: boolean;
  /** A tool that stands below the top of the page. */
  children?: ReactNode;
}

/** The top of a page. Its picture reaches the window's edge beside the words; on phones it stands above them. */
export function Hero(hero: HeroProps) {
  const { breadcrumbs, badges, headline, introduction, actions, actionsAreInBar = false, children } = hero;
  const { house, picture, opensViewer = false } = hero;
  const image = house ? (
    <HousePicture house={house} slot={houseSlot} priority />
  ) : (
    picture && <LabelledPicture picture={picture} slot={roomSlot} opensViewer={opensViewer} priority />
  );
  return (
    <>
      <section css={[image ? besidePicture : alone, house ? wholeHouse : onBottle]}>
        {image}
        <div css={wordsColumn}>
          <Breadcrumbs pages={breadcrumbs} />
          {badges && <div css={parts}>{badges}</div>}
          <h1>{headline}</h1>
          {introduction && <p css={lead}>{introduction}</p>}
          {actions && <div css={[parts, actionsAreInBar && notOnPhones]}>{actions}</div>}
        </div>
      </section>
      {children && <div css={[pageWidth, tool]}>{children}</div>}
    </>
  );
}

/** The width of the words beside a picture that reaches the window's edge. */
const wordsWidth = "30rem";

const slotOf = (phoneRatio: number, desktopRatio: number): PictureSlot => [
  { width: "100vw", ratio: phoneRatio },
  { query: windowFrom.desktop, width: "calc(100vw - 32rem)", ratio: desktopRatio },
  { query: windowFrom.wide, width: "calc(50vw + 9rem)", ratio: desktopRatio },
];
const roomSlot = slotOf(4 / 3, 4 / 3);
const houseSlot = slotOf(1.62, 16 / 9);

const joints = `
  repeating-linear-gradient(90deg, transparent 0 5.9rem, ${translucent.joint} 5.9rem 6rem),
  repeating-linear-gradient(0deg, transparent 0 2.9rem, ${translucent.joint} 2.9rem 3rem)
`;

const onBottle = css`background: ${joints}, ${colours.bottle}; color: ${colours.porcelain};`;

const alone = css`padding: ${space.l} ${pageEdge()};`;

/**
 * The picture is low enough for the headline to be visible. In a low window it would leave no room for the words. On desktops
 * it is as high as the words, if those are higher.
 */
const besidePicture = css`
  img { max-height: 34svh; ${from.tablet} { max-height: 45svh; } }
  > div { padding: ${space.l} ${space.margin} ${space.xl}; }
  ${smallWindow} { display: flex; flex-direction: column-reverse; }
  ${from.desktop} {
    display: grid;
    grid-template-columns: calc(${pageEdge()} + ${wordsWidth}) minmax(0, 1fr);
    img { max-height: calc(100svh - ${sizes.header}); }
    > figure { grid-area: 1 / 2; }
    > figure :is(a, picture, img) { height: 100%; }
    > div {
      justify-self: end;
      width: ${wordsWidth};
      padding: ${space.xl} ${space.xl} ${space.xl} 0;
    }
  }
`;

/** Shows the whole house, however high the words are. Its label ends with the page's columns. */
const wholeHouse = css`
  ${from.desktop} {
    img { object-fit: contain; object-position: bottom; }
    > figure > figcaption { right: ${pageEdge("100vw")}; }
  }
`;

const wordsColumn = css`
  ${stack(space.m)}
  align-content: center;
  justify-items: start;
  ${smallWindow} { gap: ${space.s}; }
  ${from.desktop} {
    grid-area: 1 / 1;
    gap: ${space.l};
    h1 { font-size: ${fontSizes.h2}; }
  }
`;

const parts = row(`${space.s} ${space.m}`);

const tool = css`padding-block: ${space.l} 0;`;
