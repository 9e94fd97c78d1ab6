import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor } from "../../components/Button";
import { pagePaths } from "../../routes";
import { from } from "../../theme/media-queries";
import { pageWidth, stack } from "../../theme/mixins";
import { colours, fontSizes, space, translucent } from "../../theme/tokens";

interface MissingTileProps {
  page: Queries.MissingTileFragment;
}

/** Says what happened and links home, on a drawing of a wall with one tile missing. */
export function MissingTile({ page }: MissingTileProps) {
  return (
    <section css={background} data-not-found>
      <div css={[pageWidth, twoColumns]}>
        <div css={message}>
          <h1 css={code}>{page.heading}</h1>
          <p css={text}>{page.text}</p>
          <p>
            <ButtonAnchor href={pagePaths.home} variant="brass">
              {page.homeLink}
            </ButtonAnchor>
          </p>
        </div>
        <svg viewBox="-1 -1 304 228" aria-hidden="true" css={wall}>
          <pattern id="tile" width="76" height="76" patternUnits="userSpaceOnUse">
            <rect width="74" height="74" css={tile} />
          </pattern>
          <path d="M0 0h304v228H0zm152 76v76h76V76z" fill="url(#tile)" />
          <path d="M158 80v66m12-66v66m12-66v66m12-66v66m12-66v66m12-66v66" css={adhesive} />
          <rect x="168" y="152" width="74" height="74" transform="rotate(17 205 189)" css={fallen} />
        </svg>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment MissingTile on NotFoundPage { heading text homeLink }
`;

const background = css`
  padding: ${space.section} 0;
  background: ${colours.bottle};
  color: ${colours.porcelain};
`;

const twoColumns = css`
  ${stack(space.xl)}
  align-items: center;
  ${from.tablet} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
`;

const message = stack(space.l);

const code = css`font-size: clamp(6rem, 18vw, 14rem);`;

const text = css`font-size: ${fontSizes.h3};`;

const wall = css`
  width: 100%;
  overflow: visible;
  stroke: none;
`;

const tile = css`
  fill: ${colours.porcelain};
  fill-opacity: 0.12;
`;

/** The adhesive ridges of a notched trowel behind a tile. */
const adhesive = css`
  stroke: ${translucent.onBottle};
  stroke-width: 3;
`;

const fallen = css`fill: ${colours.brass};`;
