import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ButtonAnchor } from "../../components/Button";
import { AreaLinks } from "../../components/LinkList";
import { PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes/page-paths";
import { space } from "../../theme/tokens";

interface FeaturedAreasProps {
  featuredAreas: Queries.FeaturedAreasFragment["featuredAreas"];
  postcodeCheck: ReactNode;
}

/** Home: areas and the way to all of them. */
export function FeaturedAreas({ featuredAreas, postcodeCheck }: FeaturedAreasProps) {
  return (
    <PageSection
      ground="white"
      title={featuredAreas.title}
      introduction={featuredAreas.introduction}
      aside={postcodeCheck}
    >
      <AreaLinks areas={featuredAreas.areas} />
      <p css={action}>
        <ButtonAnchor href={pagePaths.areasCovered} variant="outline">
          {featuredAreas.action}
        </ButtonAnchor>
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
