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
    <PageSection ground="white" title={featuredAreas.title} introduction={featuredAreas.introduction} beside>
      <div css={column}>
        {postcodeCheck}
        <AreaLinks areas={featuredAreas.areas} />
        <ButtonAnchor href={pagePaths.areasCovered} variant="outline">
          {featuredAreas.action}
        </ButtonAnchor>
      </div>
    </PageSection>
  );
}

export const featuredAreasFragment = graphql`
  fragment FeaturedAreas on HomePage {
    featuredAreas { title introduction areas { slug name } action }
  }
`;

const column = css`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  > form { width: 100%; }
`;
