import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor } from "../../components/Button";
import { PageSection } from "../../components/PageSection";
import { useFrame } from "../../layout/frame";
import { homeAnchors, pagePaths } from "../../routes/page-paths";
import { line } from "../../theme/arrangements";
import { fontSizes, shades, sizes, space } from "../../theme/tokens";
import { ProjectCards } from "../project/ProjectCards";
import { visualisationNote } from "../project/pictures/picture-labels";

interface HomePortfolioProps {
  portfolio: Queries.HomePortfolioFragment["portfolio"];
  projects: readonly Queries.ProjectCardFragment[];
}

/** Home: the recent work and the way to all of it. */
export function HomePortfolio({ portfolio, projects }: HomePortfolioProps) {
  const { portfolioPage } = useFrame();
  const note = visualisationNote(
    projects.flatMap(({ pictures }) => pictures),
    portfolioPage.visualisationNote,
  );
  return (
    <PageSection id={homeAnchors.portfolio} title={portfolio.title} introduction={portfolio.introduction}>
      <ProjectCards projects={projects} />
      <div css={foot}>
        <ButtonAnchor href={pagePaths.portfolio} variant="outline">
          {portfolio.action}
        </ButtonAnchor>
        {note && <p>{note}</p>}
      </div>
    </PageSection>
  );
}

export const homePortfolioFragment = graphql`
  fragment HomePortfolio on HomePage { portfolio { title introduction action } }
`;

const foot = css`
  ${line(`${space.m} ${space.xl}`)}
  margin-top: ${space.l};
  p { flex: 1 1 20rem; max-width: ${sizes.prose}; color: ${shades.inkSoft}; font-size: ${fontSizes.small}; }
`;
