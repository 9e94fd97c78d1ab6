import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/Badge";
import { ButtonAnchor, QuoteLink } from "../../components/Button";
import { Icon } from "../../components/Icon";
import { Link } from "../../components/Link";
import { Picture } from "../../pictures/Picture";
import { PictureLabel, pictureLabel } from "../../pictures/PictureLabel";
import { homeAnchors, homeSection } from "../../routes";
import { from, smallWindow } from "../../theme/media-queries";
import { centredRow, lead, pageEdge, row, stack } from "../../theme/mixins";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";
import { OpenedWall, wallWidths } from "./OpenedWall";
import { StatList } from "./StatList";

interface HomeHeroProps {
  page: Queries.HomeHeroFragment;
  company: Queries.HomeHeroCompanyFragment;
  /** The page that shows people or papers, once there are any. */
  proofPath: string | undefined;
}

/** Home: the first screen, with headline, rating, figures and two links to the contact section. */
export function HomeHero({ page: { hero }, company, proofPath }: HomeHeroProps) {
  const { reviewsUrl } = company.claims;
  return (
    <section id={homeAnchors.home} css={arrangement}>
      <figure css={pictureArea}>
        <Picture {...hero.picture} sizes={wallWidths} priority styles={heroPicture} />
        <PictureLabel>{pictureLabel(hero.picture)}</PictureLabel>
      </figure>
      <div css={panel}>
        {hero.badge && <Badge variant="onBottle">{hero.badge}</Badge>}
        <h1>{hero.headline}</h1>
        {hero.introduction && <p css={lead}>{hero.introduction}</p>}
        <div css={row(space.s)}>
          <QuoteLink>{hero.quoteAction}</QuoteLink>
          <ButtonAnchor href={homeSection("contact")} variant="outlineOnBottle">
            {hero.contactAction}
          </ButtonAnchor>
        </div>
        <div css={rating}>
          {hero.rating && (
            <p css={claim}>
              <Icon name="star" size={20} />
              {reviewsUrl ? <a href={reviewsUrl}>{hero.rating}</a> : hero.rating}
            </p>
          )}
          {proofPath && <Link to={proofPath}>{hero.proofLink}</Link>}
        </div>
        <StatList stats={hero.stats} />
        {hero.guarantee && (
          <p css={[claim, guarantee]}>
            <Icon name="shield" size={20} />
            {hero.guarantee}
          </p>
        )}
      </div>
      {hero.behind && (
        <div css={pictureArea}>
          <OpenedWall wall={hero.behind} focus={hero.picture.focus} />
        </div>
      )}
    </section>
  );
}

export const fragments = graphql`
  fragment HomeHeroCompany on Company { claims { reviewsUrl } }
  fragment HomeHero on HomePage {
    hero {
      badge
      headline
      introduction
      quoteAction
      contactAction
      rating
      proofLink
      stats { ...Stat }
      guarantee
      behind { ...OpenedWall }
      picture {
        alt
        focus
        kind
        image { childImageSharp { gatsbyImageData(width: 1840, breakpoints: [724, 820, 940, 1200, 1560, 1840]) } }
      }
    }
  }
`;

const arrangement = css`
  display: grid;
  background: ${colours.bottle};
  color: ${colours.porcelain};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) calc(50vw + 3rem);
    min-height: min(46rem, 100vh - ${sizes.header});
  }
`;

/** The opened wall lies over the picture. Labels are at the right, where the grip cuts them last. */
const pictureArea = css`
  position: relative;
  grid-area: 1 / 1;
  ${smallWindow} { grid-area: 2 / 1; }
  ${from.desktop} { grid-area: 1 / 2; }
  figcaption { right: 0; left: auto; }
`;

/** On phones the picture is low enough for the figures to be above the call bar; on desktops it is as high as the words. */
const heroPicture = css`
  max-height: 27svh;
  ${from.tablet} { max-height: 45svh; aspect-ratio: 16 / 9; }
  ${from.desktop} { position: absolute; inset: 0; height: 100%; max-height: none; aspect-ratio: auto; }
`;

const panel = css`
  ${stack(`clamp(${space.s}, 2.5vw, ${space.l})`)}
  align-content: start;
  justify-items: start;
  padding: clamp(${space.m}, 6vw - 0.5rem, ${space.xxl}) ${space.margin} ${space.xxl};
  dl { justify-self: stretch; }
  ${smallWindow} { gap: ${space.s}; padding-top: ${space.m}; }
  ${from.desktop} {
    padding-top: 4rem;
    padding-left: ${pageEdge("100vw")};
    /* The headline keeps to two lines where the picture leaves little room. */
    h1 { font-size: clamp(3rem, 5.2vw, 4.25rem); }
  }
`;

const claim = css`
  ${centredRow(space.xs)}
  font-weight: 600;
`;

const rating = css`
  display: grid;
  justify-items: start;
  svg { color: ${colours.brass}; fill: currentColor; }
  > a { padding: ${space.xxs} 0; font-size: ${fontSizes.small}; }
`;

const guarantee = css`color: ${colours.brassLight};`;
