import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { HousePicture } from "../../pictures/HousePicture";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import type { PictureSlot } from "../../pictures/picture-slots";
import type { Breadcrumb } from "../../routes";
import { belowTablet, from, smallWindow, windowFrom } from "../../theme/media-queries";
import { lead, pageEdge, row } from "../../theme/mixins";
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
  /** True if the picture reaches the window's edge on desktops, as a house does. Otherwise it keeps to the page's columns. */
  reachesEdge?: boolean;
  /** Stands below the words, where the page has a tool and no picture. */
  children?: ReactNode;
}

/** The top of a page. Its picture stands beside the words; on phones it stands above them. */
export function Hero(hero: HeroProps) {
  const { breadcrumbs, badges, headline, introduction, actions, actionsAreInBar = false, children } = hero;
  const { house, picture, opensViewer = false, reachesEdge = false } = hero;
  const slot = reachesEdge ? roomSlot : besideSlot;
  return (
    <section css={arrangementOf(hero)}>
      {house ? (
        <HousePicture house={house} slot={houseSlot} priority />
      ) : (
        picture && <LabelledPicture picture={picture} slot={slot} opensViewer={opensViewer} priority />
      )}
      <div css={words}>
        <Breadcrumbs pages={breadcrumbs} />
        {badges && <div css={parts}>{badges}</div>}
        <h1>{headline}</h1>
        {introduction && <p css={lead}>{introduction}</p>}
        {actions && <div css={[parts, actionsAreInBar && notOnPhones]}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

function arrangementOf({ house, picture, reachesEdge, children }: HeroProps): SerializedStyles[] {
  if (house) return [backgrounds.porcelain, pictureAbove, upToEdge, wholeHouse];
  if (picture) return [backgrounds.bottle, pictureAbove, reachesEdge ? upToEdge : beside];
  return children ? [backgrounds.white, alone, aboveTool] : [backgrounds.bottle, alone];
}

/** The slot of a picture in the page's columns. */
const besideSlot: PictureSlot = [
  { width: "100vw", ratio: 4 / 3 },
  { query: windowFrom.tablet, width: "calc(100vw - 4rem)", ratio: 16 / 9 },
  { query: windowFrom.desktop, width: "calc(51.2vw - 3.6rem)", ratio: 4 / 3 },
  { query: windowFrom.wide, width: "38.4rem", ratio: 4 / 3 },
];

/** The width of the words beside a picture that reaches the window's edge. */
const wordsWidth = "30rem";

const upToEdgeSlot = (phoneRatio: number, desktopRatio: number): PictureSlot => [
  { width: "100vw", ratio: phoneRatio },
  { query: windowFrom.desktop, width: "calc(100vw - 32rem)", ratio: desktopRatio },
  { query: windowFrom.wide, width: "calc(50vw + 9rem)", ratio: desktopRatio },
];
const roomSlot = upToEdgeSlot(4 / 3, 4 / 3);
const houseSlot = upToEdgeSlot(1.62, 16 / 9);

const joints = `
  repeating-linear-gradient(90deg, transparent 0 5.9rem, ${translucent.joint} 5.9rem 6rem),
  repeating-linear-gradient(0deg, transparent 0 2.9rem, ${translucent.joint} 2.9rem 3rem)
`;

const backgrounds = {
  bottle: css`background: ${joints}, ${colours.bottle}; color: ${colours.porcelain};`,
  porcelain: css`background: ${colours.porcelain};`,
  white: css`background: ${colours.white};`,
};

const alone = css`padding: ${space.l} ${pageEdge()} ${space.xl};`;

/** The picture is low enough for the headline to be visible. In a low window it would leave no room for the words. */
const pictureAbove = css`
  ${smallWindow} { display: flex; flex-direction: column-reverse; }
  img { max-height: 34svh; ${from.tablet} { max-height: 60svh; } }
  ${from.desktop} {
    display: grid;
    > figure { grid-area: 1 / 2; }
    img { max-height: calc(100svh - ${sizes.header}); }
  }
`;

const beside = css`
  padding: 0 0 ${space.xl};
  > div { padding: ${space.l} ${space.margin} 0; }
  ${from.tablet} {
    padding: ${space.l} ${pageEdge()} ${space.xl};
    > div { padding: ${space.l} 0 0; }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 20fr) minmax(0, 21fr);
    gap: ${space.xxl};
    padding-block: ${space.xl} ${space.xxxl};
    > div { padding: 0; }
    > figure { align-self: start; }
  }
`;

/** On desktops the picture is as high as the words, if those are higher. */
const upToEdge = css`
  > div { padding: ${space.l} ${space.margin} ${space.xl}; }
  ${from.desktop} {
    grid-template-columns: calc(${pageEdge()} + ${wordsWidth}) minmax(0, 1fr);
    > div {
      justify-self: end;
      width: ${wordsWidth};
      padding: ${space.xl} ${space.l} ${space.xl} 0;
    }
    h1 { font-size: ${fontSizes.h2}; }
    > figure :is(a, picture, img) { height: 100%; }
  }
`;

/** Shows the whole house, however high the words are. Its label ends with the page's columns. */
const wholeHouse = css`
  ${from.desktop} {
    img { object-fit: contain; object-position: bottom; }
    > figure > figcaption { right: ${pageEdge("100vw")}; }
  }
`;

const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${space.m};
  ${smallWindow} { gap: ${space.s}; }
  ${from.desktop} { grid-area: 1 / 1; gap: ${space.l}; }
`;

/** Short, so that the tool is on the first screen. */
const aboveTool = css`
  > div:first-of-type { gap: ${space.xs}; margin-bottom: ${space.l}; }
  h1 { font-size: ${fontSizes.h2}; }
`;

const parts = row(`${space.s} ${space.m}`);

const notOnPhones = css`
  ${belowTablet} { display: none; }
`;
