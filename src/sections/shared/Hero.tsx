import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { HousePicture } from "../../pictures/HousePicture";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { type PictureSlot, pictureSlot } from "../../pictures/picture-slots";
import type { Breadcrumb } from "../../routes";
import { belowTablet, from, smallWindow } from "../../theme/media-queries";
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

/** The top of a page: the words, and a picture beside them, up to the window's edge, or none. On phones the picture is above. */
export function Hero(hero: HeroProps) {
  const { breadcrumbs, badges, headline, introduction, actions, actionsAreInBar = false, children } = hero;
  const { house, picture, opensViewer = false } = hero;
  const { section, words, pictureArea, slot } = arrangements[arrangementOf(hero)];
  return (
    <section css={section}>
      {slot && (
        <div css={pictureArea}>
          {house && <HousePicture house={house} slot={slot} />}
          {!house && picture && <LabelledPicture picture={picture} slot={slot} opensViewer={opensViewer} />}
        </div>
      )}
      <div css={[allWords, words]}>
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

/** A house, or a picture, up to the window's edge; a picture in the page's columns; a tool without a picture; words alone. */
type Arrangement = "house" | "edgeToEdge" | "columns" | "tool" | "plain";

function arrangementOf({ house, picture, reachesEdge, children }: HeroProps): Arrangement {
  if (house) return "house";
  if (picture) return reachesEdge ? "edgeToEdge" : "columns";
  return children ? "tool" : "plain";
}

/** The slot of a picture beside the words. */
const heroSlot = pictureSlot(
  {
    phone: ["100vw"],
    tablet: ["100vw - 4rem", 16 / 9],
    desktop: ["51.2vw - 3.6rem", 4 / 3],
    wide: ["38.4rem"],
  },
  { priority: true },
);

/** The width of the words beside a whole picture. */
const wordsWidth = "30rem";

/** The slot of a whole picture of a room. */
const roomSlot = pictureSlot(
  { phone: ["100vw"], desktop: ["100vw - 32rem"], wide: ["50vw + 9rem"] },
  { widest: 2160, priority: true },
);

/** The slot of a drawing of a house. */
const houseSlot = pictureSlot(
  { phone: ["100vw", 1.62], desktop: ["100vw - 32rem", 16 / 9], wide: ["50vw + 9rem"] },
  { widest: 2160, priority: true },
);

const joints = `
  repeating-linear-gradient(90deg, transparent 0 5.9rem, ${translucent.joint} 5.9rem 6rem),
  repeating-linear-gradient(0deg, transparent 0 2.9rem, ${translucent.joint} 2.9rem 3rem)
`;

const backgrounds = {
  bottle: css`background: ${joints}, ${colours.bottle}; color: ${colours.porcelain};`,
  porcelain: css`background: ${colours.porcelain};`,
  white: css`background: ${colours.white};`,
};

/** In a low window a picture above the words would leave no room for them. */
const wordsFirst = css`
  ${smallWindow} { display: flex; flex-direction: column-reverse; }
`;

const alone = css`padding: ${space.l} ${pageEdge()} ${space.xl};`;

const beside = css`
  ${wordsFirst}
  padding: 0 0 ${space.xl};
  ${from.tablet} { padding: ${space.l} ${pageEdge()} ${space.xl}; }
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 20fr) minmax(0, 21fr);
    gap: ${space.xxl};
    padding-block: ${space.xl} ${space.xxxl};
  }
`;

const upToEdge = css`
  ${wordsFirst}
  ${from.desktop} {
    display: grid;
    grid-template-columns: calc(${pageEdge()} + ${wordsWidth}) minmax(0, 1fr);
  }
`;

const allWords = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${space.m};
  ${smallWindow} { gap: ${space.s}; }
  ${from.desktop} { grid-area: 1 / 1; gap: ${space.l}; }
`;

const wordsBeside = css`
  padding: ${space.l} ${space.margin} 0;
  ${from.tablet} { padding: ${space.l} 0 0; }
  ${from.desktop} { padding: 0; }
`;

const wordsUpToEdge = css`
  padding: ${space.l} ${space.margin} ${space.xl};
  /* A fixed height to begin at, because centred words move while the HTML arrives. */
  ${from.desktop} {
    justify-self: end;
    justify-content: flex-start;
    width: ${wordsWidth};
    padding: max(${space.xl}, 16vw - 9rem) ${space.l} ${space.xl} 0;
    h1 { font-size: ${fontSizes.h2}; }
  }
`;

/** Short, so that the tool is on the first screen. */
const wordsAboveTool = css`
  gap: ${space.xxs};
  margin-bottom: ${space.l};
  h1 { font-size: ${fontSizes.h2}; }
`;

/** On phones low enough for the headline to be visible. */
const pictureBeside = css`
  img { max-height: 34svh; ${from.tablet} { max-height: 60svh; } }
  ${from.desktop} {
    grid-area: 1 / 2;
    img { max-height: calc(100svh - ${sizes.header}); }
  }
`;

/** On desktops as high as the words, if those are higher. */
const pictureUpToEdge = css`
  ${pictureBeside}
  ${from.desktop} { figure, a, picture, img { height: 100%; } }
`;

/** Shows the whole house, however high the words are. Its label ends with the page's columns. */
const houseUpToEdge = css`
  ${pictureUpToEdge}
  ${from.desktop} {
    img { object-fit: contain; object-position: bottom; }
    > figure > figcaption { right: ${pageEdge("100vw")}; }
  }
`;

interface ArrangementStyles {
  section: SerializedStyles[];
  words?: SerializedStyles;
  pictureArea?: SerializedStyles;
  /** Where there is a picture. */
  slot?: PictureSlot;
}

const arrangements: Readonly<Record<Arrangement, ArrangementStyles>> = {
  house: {
    section: [backgrounds.porcelain, upToEdge],
    words: wordsUpToEdge,
    pictureArea: houseUpToEdge,
    slot: houseSlot,
  },
  edgeToEdge: {
    section: [backgrounds.bottle, upToEdge],
    words: wordsUpToEdge,
    pictureArea: pictureUpToEdge,
    slot: roomSlot,
  },
  columns: {
    section: [backgrounds.bottle, beside],
    words: wordsBeside,
    pictureArea: pictureBeside,
    slot: heroSlot,
  },
  tool: { section: [backgrounds.white, alone], words: wordsAboveTool },
  plain: { section: [backgrounds.bottle, alone] },
};

const parts = row(`${space.s} ${space.m}`);

const notOnPhones = css`
  ${belowTablet} { display: none; }
`;
