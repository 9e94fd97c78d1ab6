import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { Link } from "../../components/Link";
import { Copy } from "../../components/text/Copy";
import { useFrame } from "../../layout/frame";
import { pictureSlot } from "../../pictures/picture-slots";
import { type Breadcrumb, fromHome } from "../../routes/breadcrumb";
import { lead, pageWidth, row, stack } from "../../theme/arrangements";
import { from, low, upright } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space, veils } from "../../theme/tokens";

interface HeroWordsProps {
  /** The breadcrumb, without the home page. */
  breadcrumbs: readonly Breadcrumb[];
  /** Badges above the headline, such as a postcode. */
  badges?: ReactNode;
  headline: ReactNode;
  introduction?: string;
  actions?: ReactNode;
  /** True if the call bar of phones offers all of these actions on the same screen. */
  actionsAreInBar?: boolean;
}

/** The top of a page, with an optional picture beside the words. */
export function PageHero({ picture, ...words }: HeroWordsProps & { picture?: ReactNode }) {
  return (
    <section css={[ground, padded]}>
      <div css={[pageWidth, picture ? beside : undefined]}>
        {picture && <div css={pictureArea}>{picture}</div>}
        <HeroWords {...words} />
      </div>
    </section>
  );
}

interface PictureHeroProps extends HeroWordsProps {
  picture: ReactNode;
  /** The background of the words: green to the right of a picture of a room; light, like the drawing, to the left of a drawing. */
  ground?: keyof typeof grounds;
}

/** The top of a page that is about a picture: the uncropped picture up to the window's edge, and the words beside it. Without one, the words alone. */
export function PictureHero({ ground = "bottle", picture, ...words }: PictureHeroProps) {
  if (!picture) return <PageHero {...words} />;
  return (
    <section css={[overEdge, grounds[ground]]}>
      <div css={wholePicture}>{picture}</div>
      <HeroWords {...words} styles={[atEdge, wordsOn[ground]]} />
    </section>
  );
}

/** The top of a page with a tool: the words are short, so that the tool is on the first screen. */
export function ToolHero({ children, ...words }: HeroWordsProps & { children: ReactNode }) {
  return (
    <section css={tool}>
      <div css={pageWidth}>
        <HeroWords {...words} styles={[aboveTool]} />
        {children}
      </div>
    </section>
  );
}

/** The breadcrumb, headline, introduction and actions. The breadcrumb's last entry is not a link. */
function HeroWords({
  breadcrumbs,
  badges,
  headline,
  introduction,
  actions,
  actionsAreInBar = false,
  styles,
}: HeroWordsProps & { styles?: SerializedStyles[] }) {
  const { layout } = useFrame();
  const way = fromHome(layout, breadcrumbs);
  return (
    <div css={[words, styles]}>
      <nav aria-label={layout.breadcrumbs.label}>
        <ol css={list}>
          {way.map(({ name, path }, index) => (
            <li key={path}>
              {index === way.length - 1 ? (
                <span aria-current="page">{name}</span>
              ) : (
                <>
                  <Link to={path}>{name}</Link>
                  <span css={slash} />
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {badges && <div css={parts}>{badges}</div>}
      <h1>{headline}</h1>
      {introduction && (
        <p css={lead}>
          <Copy text={introduction} />
        </p>
      )}
      {actions && <div css={[parts, buttons, actionsAreInBar && notOnPhones]}>{actions}</div>}
    </div>
  );
}

const large = { widest: 2160, priority: true } as const;

export const roomSlot = pictureSlot({ phone: ["100vw"], desk: ["64vw"] }, large);

/** Wide enough for the whole drawing, from the van to the tree. */
export const drawingSlot = pictureSlot({ phone: ["100vw", 1.62], desk: ["63vw", 1.7] }, large);

/** The slot of a drawing above a list, as low as possible on phones. */
export const lowDrawingSlot = pictureSlot({ phone: ["100vw", 2], desk: ["63vw", 1.7] }, large);

const ground = css`
  background:
    repeating-linear-gradient(90deg, transparent 0 5.9rem, ${veils.joint} 5.9rem 6rem),
    repeating-linear-gradient(0deg, transparent 0 2.9rem, ${veils.joint} 2.9rem 3rem),
    ${colours.bottle};
  color: ${colours.porcelain};
`;

const padded = css`
  padding: ${space.l} 0 ${space.xl};
  ${low} { padding-top: ${space.s}; }
  ${from.desk} { padding: ${space.xl} 0 ${space.xxxl}; }
`;

const tool = css`
  padding: ${space.m} 0 ${space.section};
  background: ${colours.white};
`;

const aboveTool = css`
  gap: ${space.xxs};
  margin-bottom: ${space.m};
  h1 { font-size: ${fontSizes.h2}; }
  ${from.desk} { gap: ${space.xs}; margin-bottom: ${space.l}; }
`;

const beside = css`
  ${stack(space.l)}
  align-items: start;
  ${low} { grid-template-columns: minmax(0, 1fr) 42vw; }
  ${from.desk} { grid-template-columns: minmax(0, 20fr) minmax(0, 21fr); gap: ${space.xxl}; }
`;

/** In a low window the headline is smaller and the buttons follow it. */
const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.m};
  ${low} { gap: ${space.s}; > p { order: 1; } h1 { font-size: 2rem; } }
  ${from.desk} { gap: ${space.l}; }
`;

const parts = row(`${space.s} ${space.m}`);

const buttons = css`
  ${from.desk} { > a, > button { padding-inline: var(--button-side, ${space.l}); } }
`;

const notOnPhones = css`
  ${upright} { display: none; }
`;

/** On phones above the words, as wide as the window, and low enough for the headline to be visible. */
const pictureArea = css`
  position: relative;
  margin: -${space.l} calc(-1 * ${space.margin}) 0;
  img { max-height: 36svh; }
  ${from.tablet} { margin: 0; }
  ${low} { grid-area: 1 / 2; margin: 0 calc(-1 * ${space.margin}) 0 0; img { max-height: none; } }
  ${from.desk} { grid-area: 1 / 2; img { max-height: none; } }
`;

/** Keeps the headline on the first screen of a phone in landscape. */
const overEdge = css`
  ${low} { display: grid; grid-template-columns: 42vw minmax(0, 1fr); }
  ${from.desk} { display: grid; }
`;

const atEdge = css`
  padding: ${space.l} ${space.margin} ${space.xl};
  ${from.desk} { width: 100%; max-width: 42rem; justify-self: end; padding: ${space.xl}; }
`;

/** Positions overlays by the picture's edges. */
const wholePicture = css`
  position: relative;
  align-self: start;
`;

const grounds = {
  bottle: css`
    background: ${colours.bottle};
    color: ${colours.porcelain};
    ${from.desk} {
      grid-template-columns: 64vw minmax(0, 1fr);
      /* If the words are higher than the picture, the page's background shows below it. */
      > :first-of-type { align-self: stretch; background: ${colours.porcelain}; }
    }
  `,
  light: css`
    background: ${colours.drawing};
    picture { mask-image: linear-gradient(to top, transparent, black 8%); }
    ${from.desk} {
      grid-template-columns: minmax(0, 1fr) 56vw;
      /* It begins below the end of the words, where it has only ground: the van is at 8%. In low heroes both end together. */
      > :first-of-type { grid-area: 1 / 2; margin: max(0rem, 33rem - 37vw) 0 0 -7vw; }
      /* Begins slowly: a straight ramp is seen as the edge of a rectangle. */
      img { object-position: left; mask-image: linear-gradient(to right, transparent, #0002 3%, #0009 8%, black 13%); }
      figcaption { left: 7vw; }
    }
  `,
};

/** The words begin at a height that depends on the picture only. A height that depends on them would move them as they arrive. */
const wordsOn = {
  bottle: css`
    ${from.desk} {
      min-height: 48vw;
      /* Little room between words and window, or they are higher than the picture and leave a hole below it. */
      gap: ${space.m};
      padding: ${space.l};
      --button-side: ${space.m};
      h1 { margin-top: max(0rem, 48vw - 30rem - ${space.xxl}); font-size: ${fontSizes.h2}; }
    }
    ${from.wide} { gap: ${space.l}; padding: ${space.xl}; --button-side: ${space.l}; }
  `,
  light: css`
    ${from.desk} {
      /* Aligned with the content below. */
      max-width: calc(${sizes.page} / 2 + ${space.xl} - 6vw);
      position: relative;
      padding-top: max(${space.xl}, 18vw - 14rem);
      grid-area: 1 / 1;
      /* The longest names of areas fit into the narrow column. */
      h1 { font-size: clamp(2.75rem, 4.4vw, 3.5rem); }
    }
  `,
};

/** Placed after its link, which would push it away otherwise. */
const slash = css`&::before { content: "/"; opacity: 0.7; }`;

const list = css`
  ${row(`0 ${space.xs}`)}
  font-size: ${fontSizes.small};
  li { display: flex; align-items: center; gap: ${space.xs}; }
  a { padding: ${space.xxs} 0; min-height: 1.5rem; }
`;
