import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button";
import { PageSection } from "../../components/PageSection";
import { homeAnchors, pagePaths } from "../../routes/page-paths";
import { space } from "../../theme/tokens";
import { ProjectCards } from "../project/ProjectCards";

interface HomePortfolioProps {
  portfolio: Queries.HomePortfolioFragment["portfolio"];
  projects: readonly Queries.ProjectCardFragment[];
  visualisation: string;
}

/** Home: the recent work and the way to all of it. */
export function HomePortfolio({ portfolio, projects, visualisation }: HomePortfolioProps) {
  return (
    <PageSection id={homeAnchors.portfolio} title={portfolio.title} introduction={portfolio.introduction}>
      <ProjectCards projects={projects} visualisation={visualisation} />
      <p css={action}>
        <ButtonLink to={pagePaths.portfolio} variant="outline">
          {portfolio.action}
        </ButtonLink>
      </p>
    </PageSection>
  );
}

/** @public Gatsby collects it. */
export const homePortfolioFragment = graphql`
  fragment HomePortfolio on HomePage { portfolio { title introduction action } }
`;

const action = css`margin-top: ${space.xl};`;
