import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/Badge";
import { ButtonAnchor } from "../../components/Button";
import { Link } from "../../components/Link";
import { PageSection } from "../../components/PageSection";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { noteIfVisualised } from "../../pictures/PictureLabel";
import { cardSlot } from "../../pictures/picture-slots";
import { homeAnchors, pagePaths } from "../../routes";
import { card, cardStrip, coversCard, stack } from "../../theme/mixins";
import { space } from "../../theme/tokens";

interface HomePortfolioProps {
  page: Queries.HomePortfolioFragment;
  projects: readonly Queries.HomeProjectFragment[];
  /** Explains the label on visualisations. */
  visualisationNote: string;
}

/** Home: the recent work, a card for each project, and a link to all projects. A note on visualisations comes before the cards. */
export function HomePortfolio({ page: { portfolio }, projects, visualisationNote }: HomePortfolioProps) {
  const pictures = projects.flatMap((project) => project.pictures);
  const note = noteIfVisualised(pictures, visualisationNote);
  return (
    <PageSection
      id={homeAnchors.portfolio}
      title={portfolio.title}
      introduction={[portfolio.introduction, note].filter(Boolean).join(" ")}
    >
      <ul css={cardStrip}>
        {projects.map(({ slug, title, type, description, pictures: [firstPicture] }) => (
          <li key={slug} css={card}>
            {firstPicture && <LabelledPicture picture={firstPicture} slot={cardSlot} />}
            <div css={text}>
              {type && <Badge>{type}</Badge>}
              <h3>
                <Link to={pagePaths.project(slug)} css={coversCard}>
                  {title}
                </Link>
              </h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <div css={foot}>
        <ButtonAnchor href={pagePaths.portfolio} variant="outline">
          {portfolio.action}
        </ButtonAnchor>
      </div>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment HomePortfolio on HomePage {
    portfolio { title introduction action }
  }
  fragment HomeProject on Project {
    type
    description
    ...ProjectPictures
  }
`;

const text = css`
  ${stack(space.xs)}
  justify-items: start;
  padding: ${space.m} ${space.l} ${space.l};
`;

const foot = css`
  margin-top: ${space.l};
`;
