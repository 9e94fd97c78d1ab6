import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { pageWidth } from "../../components/PageSection";
import type { Breadcrumb } from "../../routes/breadcrumb";
import { lead, line, stack } from "../../theme/arrangements";
import { from, low, upright } from "../../theme/media-queries";
import { colours, space, veils } from "../../theme/tokens";
import { Breadcrumbs } from "./Breadcrumbs";

export interface HeroWordsProps {
  breadcrumbs?: readonly Breadcrumb[];
  /** Above the headline: a badge, a postcode. */
  badges?: ReactNode;
  headline: ReactNode;
  introduction?: string;
  actions?: ReactNode;
}

/** The top of a page, with a picture beside the words or none. */
export function PageHero({ picture, ...words }: HeroWordsProps & { picture?: ReactNode }) {
  return (
    <section css={[ground, padded]}>
      <div css={[pageWidth, picture ? beside : undefined]}>
        <HeroWords {...words} />
        {picture && <div css={pictureArea}>{picture}</div>}
      </div>
    </section>
  );
}

/** Where visitors are, the page's headline, and what it offers. */
export function HeroWords({ breadcrumbs, badges, headline, introduction, actions }: HeroWordsProps) {
  return (
    <div css={words}>
      {breadcrumbs && <Breadcrumbs breadcrumbs={breadcrumbs} />}
      {badges && <div css={parts}>{badges}</div>}
      <h1>{headline}</h1>
      {introduction && <p css={lead}>{introduction}</p>}
      {actions && <div css={[parts, notInBar]}>{actions}</div>}
    </div>
  );
}

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

const beside = css`
  ${stack(space.l)}
  align-items: center;
  ${low} { grid-template-columns: minmax(0, 1fr) 42vw; align-items: start; }
  ${from.desk} { grid-template-columns: minmax(0, 20fr) minmax(0, 21fr); gap: ${space.xxl}; }
`;

/** In a low window the buttons follow the headline, which is smaller. */
const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.m};
  ${low} { gap: ${space.s}; > p { order: 1; } h1 { font-size: 2rem; } }
  ${from.desk} { gap: ${space.l}; }
`;

const parts = line(`${space.s} ${space.m}`);

/** Call and quote are in the call bar, which is in the same screen. */
const notInBar = css`
  ${upright} { a[href^="tel:"], a[href="/#contact"] { display: none; } }
`;

/** On phones before the words, up to the edges, and never higher than lets the headline be seen. */
const pictureArea = css`
  position: relative;
  order: -1;
  margin: -${space.l} calc(-1 * ${space.margin}) 0;
  img { max-height: 36svh; }
  ${from.tablet} { margin: 0; }
  ${low} { order: 0; margin: 0 calc(-1 * ${space.margin}) 0 0; img { max-height: none; } }
  ${from.desk} { order: 0; img { max-height: none; } }
`;
