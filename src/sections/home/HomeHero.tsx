import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/Badge";
import { ButtonAnchor, QuoteLink } from "../../components/Button";
import { Icon } from "../../components/icon/Icon";
import { Link } from "../../components/Link";
import { StatList } from "../../components/text/StatList";
import { useFrame } from "../../layout/frame";
import { Picture } from "../../pictures/Picture";
import { PictureLabel } from "../../pictures/PictureLabel";
import { homeAnchors, homeSection, pagePaths } from "../../routes/page-paths";
import { centredRow, lead, row } from "../../theme/arrangements";
import { from, low, windowFrom } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";
import { HeroBehind } from "./HeroBehind";

interface HomeHeroProps extends Queries.HomeHeroFragment {
  /** True once the company page shows people or papers. */
  hasProof: boolean;
}

/** Home: the first screen, with headline, rating, figures and two links to the contact section. */
export function HomeHero({ hero, hasProof }: HomeHeroProps) {
  const {
    company,
    companyPage,
    layout: { pictures },
  } = useFrame();
  const { reviewsAddress } = company.claims;
  return (
    <section id={homeAnchors.home} css={layout}>
      <figure css={pictureArea}>
        <Picture
          {...hero.picture}
          sizes={`${windowFrom.desk} max(50vw + 3rem, 60rem), 100vw`}
          priority
          styles={heroPicture}
        />
        {hero.kind === "visualisation" && <PictureLabel>{pictures.visualisation}</PictureLabel>}
      </figure>
      <div css={panel}>
        {hero.badge && <Badge variant="onBottle">{hero.badge}</Badge>}
        <h1>{hero.headline}</h1>
        {hero.introduction && <p css={lead}>{hero.introduction}</p>}
        <div css={rating}>
          {hero.rating && (
            <p css={claim}>
              <Icon name="star" size={20} />
              {reviewsAddress ? <a href={reviewsAddress}>{hero.rating}</a> : hero.rating}
            </p>
          )}
          {hasProof && <Link to={pagePaths.company(companyPage.slug)}>{hero.proofLink}</Link>}
        </div>
        <StatList stats={hero.stats} />
        {hero.guarantee && (
          <p css={[claim, guarantee]}>
            <Icon name="shield" size={20} />
            {hero.guarantee}
          </p>
        )}
        <div css={[row(space.s), actions]}>
          <QuoteLink>{hero.quoteAction}</QuoteLink>
          <ButtonAnchor href={homeSection("contact")} variant="outlineOnBottle">
            {hero.contactAction}
          </ButtonAnchor>
        </div>
      </div>
      {/* After the words, which make the picture higher as they arrive: the grip would move with it. */}
      {hero.behind && (
        <div css={pictureArea}>
          <HeroBehind behind={hero.behind} focus={hero.picture.focus} />
        </div>
      )}
    </section>
  );
}

export const homeHeroFragment = graphql`
  fragment HomeHero on HomePage {
    hero {
      badge
      headline
      introduction
      quoteAction
      contactAction
      rating
      proofLink
      stats { icon value label }
      guarantee
      kind
      behind { ...HeroBehind }
      picture {
        alt
        focus
        image(aspectRatio: 1.25) {
          childImageSharp {
            gatsbyImageData(
              width: 1840
              breakpoints: [724, 820, 940, 1200, 1560, 1840]
            )
          }
        }
      }
    }
  }
`;

const firstHeight = `min(46rem, 100vh - ${sizes.header})`;

const layout = css`
  display: grid;
  background: ${colours.bottle};
  color: ${colours.porcelain};
  ${low} { grid-template-columns: minmax(0, 1fr) 42vw; }
  ${from.desk} { grid-template-columns: minmax(0, 1fr) calc(50vw + 3rem); min-height: ${firstHeight}; }
`;

const pictureArea = css`
  position: relative;
  grid-area: 1 / 1;
  ${low} { grid-area: 1 / 2; position: sticky; top: 0; height: calc(100svh - 3.5rem); }
  ${from.desk} {
    grid-area: 1 / 2;
    /* At the foot of the picture, or of its part that is seen first where many words make it higher. */
    figcaption { inset: calc(${firstHeight} - 1.75rem) auto auto 0; }
  }
`;

/** Fills the height of the words beside it. */
const filling = "position: absolute; inset: 0; height: 100%; max-height: none; aspect-ratio: auto;";

const heroPicture = css`
  max-height: 45svh;
  ${from.tablet} { aspect-ratio: 16 / 9; }
  ${low} { ${filling} }
  ${from.desk} { ${filling} }
`;

/**
 * On phones the buttons come last: the call bar has the first of them in sight. In other windows a row of their height is
 * kept for them: above the figures, or in low windows below the headline.
 */
const panel = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: clamp(${space.m}, 2.5vw, ${space.l});
  padding: clamp(${space.l}, 6vw, ${space.xxl}) ${space.margin};
  dl { justify-self: stretch; }
  ${from.tablet} { grid-template-rows: repeat(4, auto) minmax(${sizes.button}, auto); > dl { grid-row: 6; } }
  ${low} {
    grid-template-rows: repeat(2, auto) minmax(${sizes.button}, auto);
    gap: ${space.s};
    padding: ${space.m} ${space.m} ${space.xl};
    > h1 + p { grid-row: 4; }
  }
  /* Two lines, also where the picture leaves little room. */
  ${from.desk} { > h1 { font-size: clamp(3rem, 5.2vw, 4.25rem); } }
  ${from.wideDesk} { padding-top: 4rem; padding-left: max(${space.xl}, (100vw - 78rem) / 2); }
`;

const actions = css`
  ${from.tablet} { grid-row: 5; }
  ${low} { grid-row: 3; }
`;

const claim = css`
  ${centredRow(space.xs)}
  min-height: 1lh;
  font-weight: 600;
`;

const rating = css`
  display: grid;
  justify-items: start;
  svg { color: ${colours.brass}; fill: currentColor; }
  > a { padding: ${space.xxs} 0; font-size: ${fontSizes.small}; }
  ${low} { grid-row: 5; }
`;

const guarantee = css`
  ${from.tablet} { grid-row: 7; }
  ${low} { grid-row: 7; }
  color: ${colours.brassLight};
`;
