import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/Button";
import { LinkList } from "../../components/LinkList";
import { PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes/page-paths";
import { space } from "../../theme/tokens";

interface FeaturedAreasProps {
  featuredAreas: Queries.FeaturedAreasFragment["featuredAreas"];
  /** Whether the company works where the visitor lives. */
  postcodeCheck: ReactNode;
}

/** Home: areas and the way to all of them. */
export function FeaturedAreas({ featuredAreas, postcodeCheck }: FeaturedAreasProps) {
  const links = featuredAreas.areas.map(({ slug, name }) => ({ path: pagePaths.area(slug), name }));
  return (
    <PageSection
      ground="white"
      title={featuredAreas.title}
      introduction={featuredAreas.introduction}
      aside={postcodeCheck}
    >
      <LinkList links={links} />
      <p css={action}>
        <ButtonLink to={pagePaths.areasCovered} variant="outline">
          {featuredAreas.action}
        </ButtonLink>
      </p>
    </PageSection>
  );
}

export const featuredAreasFragment = graphql`
  fragment FeaturedAreas on HomePage {
    featuredAreas { title introduction areas { slug name } action }
  }
`;

const action = css`margin-top: ${space.l};`;
