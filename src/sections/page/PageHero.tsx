import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { pageWidth, stack } from "../../theme/arrangements";
import { from, low } from "../../theme/media-queries";
import { colours, space, veils } from "../../theme/tokens";
import { HeroWords, type HeroWordsProps } from "./HeroWords";

/** The top of a page, with an optional picture beside the words. */
export function PageHero({ picture, ...words }: HeroWordsProps & { picture?: ReactNode }) {
  return (
    <section css={tiled}>
      <div css={[pageWidth, picture ? beside : undefined]}>
        {picture && <div css={pictureArea}>{picture}</div>}
        <HeroWords {...words} />
      </div>
    </section>
  );
}

const tiled = css`
  padding: ${space.l} 0 ${space.xl};
  background:
    repeating-linear-gradient(90deg, transparent 0 5.9rem, ${veils.joint} 5.9rem 6rem),
    repeating-linear-gradient(0deg, transparent 0 2.9rem, ${veils.joint} 2.9rem 3rem),
    ${colours.bottle};
  color: ${colours.porcelain};
  ${low} { padding-top: ${space.s}; }
  ${from.desk} { padding: ${space.xl} 0 ${space.xxxl}; }
`;

const beside = css`
  ${stack(space.l)}
  align-items: start;
  ${low} { grid-template-columns: minmax(0, 1fr) 42vw; }
  ${from.desk} { grid-template-columns: minmax(0, 20fr) minmax(0, 21fr); gap: ${space.xxl}; }
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
